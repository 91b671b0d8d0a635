import {expect, it} from 'vitest';
import {commandErrors} from '../cli/commandErrors';
import {commandsById, deployExitCodes} from '../cli/commands';
import {errors, type ErrorEntry} from '../errors';
import {apiOperations, errorStatuses, successStatuses} from '.';

const numbers = (record: object): number[] => Object.keys(record).map(Number);
const sorted = (values: Iterable<number>): number[] => [...new Set(values)].sort((left, right) => left - right);

it('the statuses are those of the operations and errors', () => {
  expect(numbers(successStatuses)).toEqual(sorted(apiOperations.map(({status}) => status)));
  const used = Object.values<ErrorEntry>(errors).flatMap(({httpStatus}) => httpStatus ?? []);
  expect(numbers(errorStatuses)).toEqual(sorted(used));
});

it('the exit codes of a deploy are those of its errors', () => {
  const codes = commandErrors(commandsById.deploy).map((code) => errors[code].exitCode);
  expect(deployExitCodes.flatMap(({codes: listed}) => listed)).toEqual(sorted([0, ...codes]));
});
