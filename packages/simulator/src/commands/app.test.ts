import {describe, expect, it} from 'vitest';
import type {View} from '../context';
import {createTerminal} from '../../tests/createTerminal';

describe('app', () => {
  it('is created by its first secret, before a deploy', () => {
    const terminal = createTerminal('project');
    terminal.ok('aloft app secret set hello API_KEY=abc --no-deploy');
    expect(terminal.json<View>('aloft app get hello').state).toBe('pending');
  });

  it('attaches its volume again when it resumes', () => {
    const terminal = createTerminal('volume');
    terminal.ok('aloft app suspend notes --yes');
    terminal.ok('aloft volume detach data --yes');
    terminal.ok('aloft machine create repair --image debian:13 --volume data --mount /data');
    expect(terminal.fails('aloft app resume notes')).toBe('volume_attached');
    terminal.ok('aloft machine delete repair --force --yes');
    terminal.ok('aloft app resume notes');
    expect(terminal.json<View>('aloft volume get data').state).toBe('attached');
  });
});
