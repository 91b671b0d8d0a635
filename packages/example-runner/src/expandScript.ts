import type {Example, RunStep, Step} from './types';

const asRun = (command: string | RunStep): RunStep => (typeof command === 'string' ? {run: command} : command);

/** Steps that install dependencies and build, before a server starts. */
export function expandBuild(example: Example): RunStep[] {
  return [...(example.install ?? []), ...(example.build ?? [])].map(asRun);
}

/** Steps that start a server, send requests and stop it: the declared script, or one derived from the app's fields. */
export function expandScript(example: Example): Step[] {
  if (example.script) return [...example.script];
  if (!example.start) return [];
  return [
    {ready: {http: '/healthz'}, ...example.start, start: 'server'},
    ...(example.requests ?? []),
    {...example.stop, stop: 'server'},
  ];
}

/** A short name of a step, for messages. */
export function nameStep(step: Step): string {
  if ('run' in step) return `run ${step.run}`;
  if ('start' in step) return `start ${step.start}`;
  if ('request' in step) return `request ${step.request}`;
  return `stop ${step.stop}`;
}
