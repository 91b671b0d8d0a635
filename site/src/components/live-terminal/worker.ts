import {handleRequests} from '@aloft/search/worker-client';
import {createTerminal} from '@aloft/simulator/terminal';
import type {Requests} from './protocol';

/** A separate chunk, which loads while the terminal opens. */
const loading = import('js-yaml').then(({load}) => createTerminal({parseYaml: load}));
loading.catch(() => undefined);

handleRequests<Requests>({
  open: async ({session, block}) => (await loading).open(session, block),
  read: async ({session, block}) => (await loading).read(session, block),
  restore: async ({state}) => (await loading).restore(state),
  run: async ({line}) => {
    const terminal = await loading;
    return {reply: terminal.run(line), state: terminal.save()};
  },
  write: async ({path, text}) => {
    const terminal = await loading;
    return {reply: terminal.write(path, text), state: terminal.save()};
  },
  complete: async ({line}) => (await loading).complete(line),
});
