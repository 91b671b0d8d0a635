import {describe, expect, it} from 'vitest';
import {findToolCalls} from './findToolCalls';

const read = (script: string) =>
  findToolCalls(script, 'aloft').map(
    ({words, line, open}) => `${line}: ${words.map(({text}) => text).join(' ')}${open ? ' …' : ''}`,
  );

describe('findToolCalls', () => {
  it.each([
    ['sudo aloft deploy', ['0: aloft deploy']],
    ['aloft app list -q | xargs -n1 aloft app get', ['0: aloft app list -q', '0: aloft app get …']],
    ['ls\nbash -c "cd x && aloft build"', ['1: aloft build']],
    ['echo aloft deploy', []],
    ['aloft deploy \\\r\n  --wait\r\n', ['0: aloft deploy --wait']],
    ['cat <<EOF\r\naloft app\r\nEOF\r\naloft build', ['3: aloft build']],
    ['curl -fsSL https://get.aloft.example | sh', []],
    ['cat aloft.yaml', []],
  ])('finds the calls in %j', (script, expected) => {
    expect(read(script)).toEqual(expected);
  });
});
