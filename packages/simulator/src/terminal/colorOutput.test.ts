import {expect, it} from 'vitest';
import {stateMachines} from '@aloft/platform/states';
import {colorOutput} from './colorOutput';

const show = (line: string) =>
  colorOutput(line)
    .map(({text, color}) => (color ? `<${color} ${text}>` : text))
    .join('');

it.each([
  ['error: no app (app_not_found)', '<bad error: >no app (app_not_found)'],
  ['hint: list the apps', '<hint hint: >list the apps'],
  ['NAME    STATE     AGE', '<heading NAME    STATE     AGE>'],
  ['hello   running   5m', 'hello   <good running>   5m'],
  ['hello   standby   5m', 'hello   <hint standby>   5m'],
  ['hello   failed', 'hello   <bad failed>'],
  ['the machine is running', 'the machine is running'],
  ['', ''],
])('colors %j', (line, expected) => {
  expect(show(line)).toBe(expected);
});

it('assigns a color to every state', () => {
  const plain = new Set(['created', 'stopped', 'suspended']);
  const states = Object.values(stateMachines).flatMap((machine) => machine.states.map(({name}) => name));
  expect(states.filter((name) => !plain.has(name) && colorOutput(name)[0]?.color === undefined)).toEqual([]);
});
