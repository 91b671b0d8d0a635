import {describe, expect, it} from 'vitest';
import {findRegion} from '@aloft/platform/system';
import type {View} from '../context';
import {createTerminal} from '../../tests/createTerminal';

describe('service', () => {
  it('has a private address when it is private', () => {
    const terminal = createTerminal('hello');
    terminal.ok('aloft service create db --port 5432:5432/tcp --visibility private');
    expect(terminal.json<View>('aloft service get db').address).toBe('db.acme.internal');
  });
});

describe('certificate', () => {
  it("shows the edge's addresses for an apex domain, which can't have a CNAME record", () => {
    const terminal = createTerminal('hello');
    const {edge} = findRegion('eu-central')!;
    terminal.ok('aloft service update hello --add-hostname example.com');
    expect(terminal.ok('aloft certificate create apex --hostname example.com --hostname www.example.com')).toBe(
      `Created certificate apex\nAdd these DNS records:\n  example.com. A ${edge.ipv4}\n  example.com. AAAA ${edge.ipv6}\n  www.example.com. CNAME SERVICE.acme.apps.aloft.example.\n`,
    );
    expect(terminal.ok('dig +short example.com')).toBe(`${edge.ipv4}\n`);
    expect(terminal.ok('dig +short example.com AAAA')).toBe(`${edge.ipv6}\n`);
    expect(terminal.ok('dig +short example.com CNAME')).toBe('');
    expect(terminal.ok('dig +short hello.acme.apps.aloft.example AAAA')).toBe(`${edge.ipv6}\n`);
  });

  it('requires DNS validation for a wildcard', () => {
    const terminal = createTerminal('custom-domain');
    terminal.ok('aloft certificate create wild --hostname *.example.com --validation dns --wait');
    expect(terminal.json<View>('aloft certificate get wild').state).toBe('active');
  });
});
