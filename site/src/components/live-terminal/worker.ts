import {handleRequests} from '@aloft/search/worker-client';
import type {Dependencies} from '@aloft/simulator';
import {createTerminal, type Terminal} from '@aloft/simulator/terminal';
import type {Method, Requests} from './simulator';

/** Relates each method's result to its arguments. */
type Methods = {readonly [M in Method]: (...args: Parameters<Terminal[M]>) => ReturnType<Terminal[M]>};

const dependencies: Dependencies = {};

/** The YAML parser is a separate chunk, which loads while the terminal opens. */
const loading = import('js-yaml').then(({load}) => {
  dependencies.parseYaml = load;
  const terminal = createTerminal(dependencies);
  return {terminal, initial: terminal.save()};
});
loading.catch(() => undefined);

const handle =
  <M extends Method>(method: M) =>
  async ({state, args}: Requests[M]['ask']): Promise<Requests[M]['reply']> => {
    // Only `aloft init` needs it.
    if (!dependencies.recognizeProject && /\binit\b/.test(JSON.stringify(args)))
      ({recognizeProject: dependencies.recognizeProject} = await import('@aloft/platform/frameworks'));
    const {terminal, initial} = await loading;
    // An invalid state is ignored.
    for (const each of [initial, state]) if (each) terminal.restore(each);
    return {result: (terminal as Methods)[method](...args), state: terminal.save()};
  };

handleRequests<Requests>({
  open: handle('open'),
  run: handle('run'),
  write: handle('write'),
  complete: handle('complete'),
});
