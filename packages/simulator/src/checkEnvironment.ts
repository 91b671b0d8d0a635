import {limits} from '@aloft/platform/limits';
import type {Context} from './context';
import type {Secret} from './state/types';

/** Fails if variables and secrets together exceed the size limit of an environment. */
export function checkEnvironment(
  {fail}: Context<'environment_too_large'>,
  env: Readonly<Record<string, string>>,
  secrets: Readonly<Record<string, Secret>> = {},
): void {
  const values = [...Object.entries(env), ...Object.entries(secrets).map(([name, {value}]) => [name, value] as const)];
  const encoder = new TextEncoder();
  const size = values.reduce((sum, [name, value]) => sum + encoder.encode(name + value).length + 2, 0);
  const limit = limits.environment;
  if (size > limit.value) fail('environment_too_large', {size: `${Math.ceil(size / 1024)} KiB`, limit: limit.text});
}
