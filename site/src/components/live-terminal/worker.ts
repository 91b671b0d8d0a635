import {handleRequests} from '@aloft/search/worker-client';
import type {Dependencies} from '@aloft/simulator';
import {createTerminal} from '@aloft/simulator/terminal';
import type {Requests} from './protocol';

const dependencies: Dependencies = {};

/** A separate chunk, which loads while the terminal opens. */
const loading = import('js-yaml').then(({load}) => {
  dependencies.parseYaml = load;
  return createTerminal(dependencies);
});
loading.catch(() => undefined);

/** Loads what only `aloft init` needs before the first lines that contain it. */
async function prepare(lines: readonly string[]) {
  if (!dependencies.recognizeProject && lines.some((line) => /\binit\b/.test(line)))
    ({recognizeProject: dependencies.recognizeProject} = await import('@aloft/platform/frameworks'));
  return loading;
}

handleRequests<Requests>({
  open: async ({session, block, isKept}) => {
    const lines = session.flatMap((step) => ('block' in step ? step.block : []));
    return (await prepare(lines)).open(session, block, isKept);
  },
  restore: async ({state}) => (await loading).restore(state),
  run: async ({line}) => {
    const terminal = await prepare([line]);
    return {reply: terminal.run(line), state: terminal.save()};
  },
  write: async ({path, text}) => {
    const terminal = await loading;
    return {reply: terminal.write(path, text), state: terminal.save()};
  },
  complete: async ({line}) => (await loading).complete(line),
});
