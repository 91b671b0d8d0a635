import {indexFolder} from '@site/platform/search/indexFormat';
import {keepNewest} from '../client/keepNewest';
import {createEmbeddedEngine} from './createEmbeddedEngine';
import {fetchIndexFile} from './fetchIndexFile';
import {readPhrases} from './readQuery';
import type {Question, Reply} from './protocol';

/** The bundler writes the base URL of the site in its place. */
declare const __webpack_public_path__: string;

const engine = createEmbeddedEngine(fetchIndexFile(`${__webpack_public_path__}${indexFolder}/`));
const warmed = engine.warm().catch(() => undefined);
const search = keepNewest(engine.searchUnless, () => warmed);
// While the index is on its way.
readPhrases();

const reply = ({id, query}: Question): Promise<Reply> =>
  search(query).then(
    (answer) => ({id, answer}),
    ({name, message}: Error) => ({id, error: {name, message}}),
  );

addEventListener('message', ({data}: MessageEvent<Question>) => {
  void reply(data).then((message) => postMessage(message));
});
