import {createTerminal, type Terminal} from '@aloft/simulator/terminal';
import type {Message, Requests, Kind, Response} from './protocol';

/** A separate chunk, which loads while the terminal opens. */
const loadingTerminal = import('js-yaml').then(({load}) => createTerminal({parseYaml: load}));

function answer(terminal: Terminal, message: Message): Requests[Kind]['reply'] {
  switch (message.kind) {
    case 'open':
      return terminal.open(message.session, message.block);
    case 'read':
      return terminal.read(message.session, message.block);
    case 'restore':
      terminal.restore(message.state);
      return null;
    case 'run':
      return {reply: terminal.run(message.line), state: terminal.save()};
    case 'write':
      return {reply: terminal.write(message.path, message.text), state: terminal.save()};
    case 'complete':
      return terminal.complete(message.line);
  }
}

const send = (response: Response): void => postMessage(response);

addEventListener('message', ({data}: MessageEvent<Message>) => {
  const {id} = data;
  loadingTerminal
    .then(
      (terminal) => send({id, reply: answer(terminal, data)}),
      () => send({id}),
    )
    .catch((error: Error) => console.error(error.message));
});
