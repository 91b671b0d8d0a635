import {createEmbeddedEngine} from './createEmbeddedEngine';
import {fetchIndexFile} from './fetchIndexFile';
import type {Question, Reply} from './protocol';

let engine: ReturnType<typeof createEmbeddedEngine> | undefined;

async function reply(question: Question): Promise<Reply> {
  const {id} = question;
  if (question.kind === 'open') engine = createEmbeddedEngine(fetchIndexFile(question.base));
  else if (engine === undefined) throw new Error('The worker received a query before it was opened.');
  else if (question.kind === 'warm') await engine.warm();
  else return {id, answer: await engine.search(question.query)};
  return {id};
}

const send = (message: Reply): void => postMessage(message);

addEventListener('message', ({data}: MessageEvent<Question>) => {
  send({id: data.id, received: true});
  reply(data)
    .catch(({name, message}: Error) => ({id: data.id, error: {name, message}}))
    .then(send)
    .catch((error: Error) => console.error(error.message));
});
