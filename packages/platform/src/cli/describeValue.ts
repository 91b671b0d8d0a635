import type {Argument, Flag} from './types';

/** Constraints on a value that its description doesn't mention, as sentences. */
export function describeValue({values, min, max}: Argument | Flag): string[] {
  return [
    ...(values ? [`One of ${values.map((value) => `\`${value}\``).join(', ')}.`] : []),
    ...(min !== undefined && max !== undefined ? [`From \`${min}\` to \`${max}\`.`] : []),
    ...(min !== undefined && max === undefined ? [`At least \`${min}\`.`] : []),
    ...(min === undefined && max !== undefined ? [`At most \`${max}\`.`] : []),
  ];
}
