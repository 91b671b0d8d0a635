import {expect, it} from 'vitest';
import {phases} from './phases';
import {selectPhases} from './selectPhases';

it('runs all phases by default', () => {
  expect(selectPhases([], phases)).toEqual(phases);
});

it('keeps the order of the phases, not of the command line', () => {
  expect(selectPhases(['--only', 'browser,build'], phases).map(({name}) => name)).toEqual(['build', 'browser']);
});

it.each([[['--only', 'built']], [['--only']], [['browser']], [['--only', 'unit', 'x']]])(
  'refuses %j with the usage',
  (argv) => {
    expect(() => selectPhases(argv, phases)).toThrow(/usage: npm test -- \[--only check,unit/);
  },
);
