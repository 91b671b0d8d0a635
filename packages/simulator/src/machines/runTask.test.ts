import {describe, expect, it} from 'vitest';
import type {View} from '../context';
import {clockOf, createState, runCommand} from '..';
import {createTerminal} from '../../tests/createTerminal';

describe('the release command of a deploy', () => {
  it("deletes its machine and adds its output to the app's log", () => {
    const terminal = createTerminal('release-command');
    terminal.ok('aloft deploy');
    expect(terminal.json<View[]>('aloft machine list')).toHaveLength(1);
    expect(terminal.ok('aloft logs shop')).toMatch(/ shop-run-1 applied 20261020_add_price\.sql\n/);
  });

  it('fails the deploy if it exceeds its timeout', () => {
    const state = createState({scenario: 'failing-migration'});
    const behavior = state.behaviors.shop?.commands['npm run migrate'];
    if (behavior) Object.assign(behavior, {exitCode: 0, seconds: 601});
    const result = runCommand(state, 'aloft deploy', clockOf(state));
    expect(result.stderr).toContain('it ran longer than 10m (release_command_failed)');
  });

  it('is listed by --dry-run', () => {
    const terminal = createTerminal('release-command');
    expect(terminal.ok('aloft deploy --dry-run')).toContain('Would run release command npm run migrate\n');
  });
});

describe('aloft app run', () => {
  it('prints the output of the command and deletes the machine', () => {
    const terminal = createTerminal('release-command');
    const result = terminal.run('aloft app run shop -- npm run seed');
    expect(result.stdout).toBe('inserted 120 rows\n');
    expect(result.stderr).toMatch(/^machine m-[a-z2-7]{10} returned exit code 0 and was deleted\n$/);
    expect(terminal.json<View[]>('aloft machine list')).toHaveLength(1);
  });

  it('requires the scope deploy, unlike a command in a running machine', () => {
    const terminal = createTerminal('release-command');
    const {secret} = terminal.json<View>('aloft token create ci --kind deploy --scope deploy');
    const [machine] = terminal.json<View[]>('aloft machine list');
    const withToken = `ALOFT_TOKEN=${String(secret)} aloft`;
    expect(terminal.run(`${withToken} app run shop -- npm run seed`).exitCode).toBe(0);
    expect(terminal.run(`${withToken} machine exec ${String(machine?.name)} -- ls`).errorCode).toBe('scope_missing');
  });
});
