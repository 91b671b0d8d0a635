import {describe, expect, it} from 'vitest';
import {commands} from '@aloft/platform/commands';
import type {View} from '../context';
import {createTerminal} from '../../tests/createTerminal';

describe('session', () => {
  it('most commands require a login', () => {
    const terminal = createTerminal('fresh');
    const result = terminal.run('aloft app list');
    expect([result.errorCode, result.exitCode]).toEqual(['not_authenticated', 3]);
    terminal.ok('aloft login');
    expect(terminal.ok('aloft app list')).toBe('No apps.\n');
    expect(terminal.json<View>('aloft whoami')).toMatchObject({
      account: 'acme',
      token: 'laptop (login)',
      namespace: 'acme',
    });
    terminal.ok('aloft logout');
    expect(terminal.fails('aloft whoami')).toBe('not_authenticated');
  });

  it('a deploy token is a login, and its secret is not stored', () => {
    const terminal = createTerminal('namespaces');
    const {secret} = terminal.json<View>('aloft token create audit --kind deploy --scope read');
    expect(secret).toMatch(/^alft_deploy_[a-z2-7]{24}$/);
    expect(JSON.stringify(terminal.state())).not.toContain(String(secret));
    terminal.ok('aloft logout');
    terminal.ok(`aloft login --token ${String(secret)}`);
    terminal.ok('aloft app list');
  });

  it("commands that don't check access also use the namespace of a deploy token", () => {
    const terminal = createTerminal('namespaces');
    const {secret} = terminal.json<View>('aloft token create ci --kind deploy --namespace acme-staging');
    terminal.ok(`export ALOFT_TOKEN=${String(secret)}`);
    expect(terminal.state().currentNamespace).toBe('acme');
    expect(terminal.run('aloft app list -v').stderr).toContain('/v1/namespaces/acme-staging/apps ');
    expect(terminal.run('aloft namespace quota -v').stderr).toContain('/v1/namespaces/acme-staging');
    terminal.ok('aloft init shop --force');
    expect(terminal.ok('cat aloft.yaml')).toContain('namespace: acme-staging\n');
    terminal.ok('aloft init shop --force --namespace acme');
    expect(terminal.ok('cat aloft.yaml')).toContain('namespace: acme\n');
  });

  it('ALOFT_TOKEN works without a login', () => {
    expect(createTerminal('ci').json<View>('aloft whoami')).toMatchObject({token: 'ci (ALOFT_TOKEN)'});
  });

  it('every command, every noun and the CLI have help', () => {
    const terminal = createTerminal('fresh');
    for (const command of commands) {
      const help = terminal.ok(`aloft ${command.path.join(' ')} --help`);
      for (const flag of command.flags) expect(help).toContain(`--${flag.name}`);
    }
    expect(terminal.ok('aloft --help')).toContain('machine, m');
    expect(terminal.ok('aloft volume snapshot --help')).toContain('volume snapshot create');
  });

  it('--verbose shows the call on standard error', () => {
    expect(createTerminal('hello').run('aloft app get hello -v').stderr).toMatch(
      /^GET https:\/\/api\.aloft\.example\/v1\/namespaces\/acme\/apps\/hello \(\d+ ms, req-[0-9a-f]{8}\)\n$/,
    );
  });

  it('--verbose shows the namespace of the manifest', () => {
    const terminal = createTerminal('project');
    terminal.ok('aloft deploy');
    terminal.ok('aloft namespace create staging');
    terminal.ok('aloft namespace use staging');
    expect(terminal.run('aloft logs -v').stderr).toContain('/namespaces/acme/');
  });
});
