import {describe, expect, it} from 'vitest';
import {createIndexFiles} from '../../plugins/search/createIndexFiles';
import {createEmbeddedEngine, preparingError} from '../../src/components/search/embedded/createEmbeddedEngine';
import {ask} from './ask';
import {samplePage} from './samplePage';

const other = {
  path: '/docs/old',
  html: samplePage.html.replace('docs-default-current', 'docs-default-1.0').replaceAll('Volumes', 'Old volumes'),
};
const files = createIndexFiles([samplePage, other]);
const load = (file: string): Promise<string> =>
  files.has(file) ? Promise.resolve(files.get(file)!) : Promise.reject(new Error(`no ${file}`));
const engine = createEmbeddedEngine(load);
const first = async (text: string): Promise<string | undefined> =>
  (await engine.search(ask(text))).pages[0]?.hits[0]?.url;

describe('the embedded engine', () => {
  it('finds pages by word, prefix, misspelling, synonym and identifier', async () => {
    expect(await first('volumes')).toBe('/docs/resources/volumes');
    expect(await first('snap')).toBe('/docs/resources/volumes#grow');
    expect(await first('snapshto')).toBe('/docs/resources/volumes#grow');
    expect(await first('disk')).toBe('/docs/resources/volumes');
    expect(await first('volume_full')).toBe('/docs/resources/volumes#error-full');
    expect(await first('--size')).toBe('/docs/resources/volumes#grow');
    expect(await first('hidden')).toBe('/docs/resources/volumes#tasks');
  });

  it('ranks pages with adjacent words higher', async () => {
    const page = (name: string, text: string) => ({
      path: `/docs/${name}`,
      html: samplePage.html.replaceAll('Volumes', name).replace('A volume keeps', `${text} A volume keeps`),
    });
    const together = createIndexFiles([
      page('First', 'The proxy stands at one edge of two.'),
      page('Second', 'The edge proxy stands at one of two.'),
    ]);
    const answer = await createEmbeddedEngine((file) => Promise.resolve(together.get(file)!)).search(ask('edge proxy'));
    expect(answer.pages.map(({path}) => path)).toEqual(['/docs/Second', '/docs/First']);
  });

  it('searches only the requested language and versions', async () => {
    expect((await engine.search(ask('volumes'))).pages.map(({path}) => path)).toEqual(['/docs/resources/volumes']);
    expect((await engine.search({...ask('volumes'), tags: ['docs-default-1.0']})).pages[0]!.path).toBe('/docs/old');
    expect((await engine.search({...ask('volumes'), language: 'de'})).total).toBe(0);
  });

  it('highlights matches as text', async () => {
    const {pages} = await engine.search(ask('snapshot'));
    expect(pages[0]!.hits[0]!.snippet).toEqual([
      {text: 'Take a ', marked: false},
      {text: 'snapshot', marked: true},
      {text: ' before.', marked: false},
    ]);
  });

  it('returns no pages if nothing matches', async () => {
    expect(await engine.search(ask('qqqq zzzz'))).toMatchObject({total: 0, pages: []});
  });

  it('treats hostile queries as text', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      'x'.repeat(10_000),
      'a '.repeat(5000),
      '🛫'.repeat(50),
      'שלום עולם',
      '\0',
      '',
      ' ',
      '__proto__ constructor',
      '%s ${x} {{x}}',
      '*?()[]\\',
    ];
    for (const text of hostile) await expect(engine.search(ask(text))).resolves.toMatchObject({engine: 'embedded'});
  });

  it('reports that the index is being prepared, and uses it when it is ready', async () => {
    let isReady = false;
    const waiting = createEmbeddedEngine((file) => (isReady ? load(file) : Promise.resolve('{"preparing":true}')));
    await expect(waiting.search(ask('volumes'))).rejects.toMatchObject({name: preparingError});
    isReady = true;
    expect((await waiting.search(ask('volumes'))).total).toBe(1);
  });

  it('continues with the new index after a deployment', async () => {
    const names = () => [...current.keys()].filter((file) => file.includes('/')).map((file) => file.split('/')[0]);
    let current = createIndexFiles([samplePage]);
    const loaded: string[] = [];
    const open = createEmbeddedEngine((file) => {
      loaded.push(file);
      return current.has(file) ? Promise.resolve(current.get(file)!) : Promise.reject(new Error(`no ${file}`));
    });
    await open.warm();
    const [old] = names();
    current = createIndexFiles([samplePage, {...other, html: samplePage.html.replaceAll('Volumes', 'New volumes')}]);
    expect(names()).not.toContain(old);
    expect((await open.search(ask('snapshot'))).total).toBe(2);
    expect(loaded.filter((file) => file === 'core.json')).toHaveLength(2);
  });

  it('retries a missing file once, but not after a timeout', async () => {
    let requests = 0;
    let error = new Error('gone');
    const broken = createEmbeddedEngine((file) => {
      if (file === 'core.json') return load(file);
      requests += 1;
      return Promise.reject(error);
    });
    await broken.warm();
    await expect(broken.search(ask('snapshot'))).rejects.toThrow('gone');
    const twice = requests;
    requests = 0;
    error = new DOMException('late', 'TimeoutError');
    await broken.warm();
    await expect(broken.search(ask('snapshot'))).rejects.toThrow('late');
    expect(twice).toBe(2 * requests);
  });

  it('retries a file that failed to load', async () => {
    let isOffline = false;
    const flaky = createEmbeddedEngine((file) => (isOffline ? Promise.reject(new Error('offline')) : load(file)));
    await flaky.warm();
    isOffline = true;
    await expect(flaky.search(ask('snapshot'))).rejects.toThrow('offline');
    isOffline = false;
    expect((await flaky.search(ask('snapshot'))).total).toBe(1);
  });
});
