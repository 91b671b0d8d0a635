import {handleRequests} from '@aloft/search/worker-client';
import type {Dependencies} from '@aloft/simulator';
import {createTerminal} from '@aloft/simulator/terminal';
import type {Call, Outcome} from './simulator';

const dependencies: Dependencies = {};

/** The YAML parser is a separate chunk, which loads while the terminal opens. */
const loading = import('js-yaml').then(({load}) => {
  dependencies.parseYaml = load;
  const terminal = createTerminal(dependencies);
  return {terminal, initial: terminal.save()};
});
loading.catch(() => undefined);

handleRequests(async ({method, state, args}: Call): Promise<Outcome> => {
  // Only `aloft init` needs it.
  if (!dependencies.recognizeProject && /\binit\b/.test(JSON.stringify(args)))
    ({recognizeProject: dependencies.recognizeProject} = await import('@aloft/platform/frameworks'));
  const {terminal, initial} = await loading;
  // An invalid state is ignored.
  for (const each of [initial, state]) if (each) terminal.restore(each);
  const call = terminal[method] as (...values: Call['args']) => Outcome['result'];
  return {result: call(...args), state: terminal.save()};
});
