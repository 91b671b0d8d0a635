import {describe, expect, it} from 'vitest';
import type {View} from '../context';
import {createTerminal} from '../testing/createTerminal';

describe('app', () => {
  it('numbers releases and rolls back to one of them', () => {
    const terminal = createTerminal('releases');
    expect(terminal.json<View[]>('aloft app releases hello').map((release) => [release.number, release.state])).toEqual(
      [
        [3, 'live'],
        [2, 'replaced'],
        [1, 'replaced'],
      ],
    );
    const image = terminal.json<View[]>('aloft app releases hello')[2]?.image;
    terminal.ok('aloft app rollback hello 1 --yes');
    const [latest] = terminal.json<View[]>('aloft app releases hello');
    expect(latest).toMatchObject({number: 4, state: 'live', image, message: 'rollback to 1'});
    expect(terminal.fails('aloft app rollback hello 9 --yes')).toBe('release_not_found');
  });

  it('replaces its machines with each release', () => {
    const terminal = createTerminal('hello');
    const before = terminal.ok('aloft machine list -q');
    terminal.ok('aloft app env set hello LOG_LEVEL=debug');
    const after = terminal.ok('aloft machine list -q');
    expect(after).not.toBe(before);
    expect(after.trim().split('\n')).toHaveLength(1);
    expect(terminal.ok('aloft app env list hello')).toBe('NAME        VALUE\nLOG_LEVEL   debug\n');
    expect(terminal.fails('aloft app env unset hello NOTHING')).toBe('variable_not_found');
  });

  it('is created by its first secret, before a deploy', () => {
    const terminal = createTerminal('project');
    terminal.ok('aloft app secret set hello API_KEY=abc --no-deploy');
    expect(terminal.json<View>('aloft app get hello').state).toBe('pending');
  });

  it('scales, and keeps scale.min machines awake', () => {
    const terminal = createTerminal('hello');
    terminal.ok('aloft app scale hello --min 2 --max 3');
    terminal.ok('sleep 10m');
    expect(terminal.json<View[]>('aloft machine list').map((machine) => machine.state)).toEqual(['running', 'running']);
    terminal.ok('aloft app scale hello --min 0 --max 1');
    terminal.ok('sleep 10m');
    expect(terminal.json<View[]>('aloft machine list').map((machine) => machine.state)).toEqual(['standby']);
    expect(terminal.fails('aloft app scale hello --min 5 --max 2')).toBe('flag_value_invalid');
    expect(terminal.fails('aloft app scale hello')).toBe('nothing_to_change');
  });

  it('is suspended and resumed', () => {
    const terminal = createTerminal('hello');
    terminal.ok('aloft app suspend hello --yes');
    expect(terminal.json<View>('aloft app get hello').state).toBe('suspended');
    expect(terminal.ok('curl -i https://hello.acme.apps.aloft.example/')).toMatch(
      /^HTTP\/2 503\n[\s\S]*retry-after: 30\n/,
    );
    expect(terminal.fails('aloft deploy')).toBe('app_suspended');
    terminal.ok('aloft app resume hello');
    expect(terminal.json<View>('aloft app get hello').state).toBe('live');
    expect(terminal.fails('aloft app resume hello')).toBe('state_conflict');
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

  it('runs only one machine with a volume', () => {
    expect(createTerminal('volume').fails('aloft app scale notes --max 2')).toBe('volume_needs_single_machine');
  });

  it('keeps its services and volumes when deleted, unless flags delete them', () => {
    const kept = createTerminal('volume');
    kept.ok('aloft app delete notes --yes');
    expect(kept.json<View>('aloft volume get data')).toMatchObject({state: 'available', machine: null});
    expect(kept.json<View>('aloft service get notes').app).toBeNull();
    const gone = createTerminal('volume');
    gone.ok('aloft app delete notes --yes --with-volumes --with-services');
    expect(gone.ok('aloft volume list')).toBe('No volumes.\n');
    expect(gone.ok('aloft service list')).toBe('No services.\n');
  });

  it('rejects an environment that exceeds its limit, without changes', () => {
    const terminal = createTerminal('hello');
    expect(terminal.fails(`aloft app env set hello BIG=${'x'.repeat(70_000)}`)).toBe('environment_too_large');
    expect(terminal.ok('aloft app env list hello')).toBe('No variables.\n');
  });
});
