import type {Heading, Link, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {stateMachines} from '@aloft/platform/states';
import {expect, it} from 'vitest';
import {commands} from '@aloft/platform/commands';
import {errorCodes, errorPages, indexPage} from '@aloft/platform/errors';
import {manifestFields} from '@aloft/platform/manifest';
import {metrics} from '@aloft/platform/system';
import {findResource} from '@aloft/platform/resources';
import {parsePage} from '../pages/parsePage';
import {createRenderers} from './createRenderers';
import {remarkDefinitions} from './glossary';
import {remarkReference} from './remarkReference';

const root = process.cwd();

function render(source: string, page = 'docs/page.mdx'): Root {
  const {tree} = parsePage(page, source);
  remarkDefinitions()(tree);
  remarkReference(root, () => createRenderers(root))(tree, new VFile({path: `${root}/${page}`}));
  return tree;
}

function idsOf(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, ['heading', 'link'], (node) => {
    const id = (node as Heading | Link).data?.hProperties?.id;
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}

function linksOf(tree: Root): string[] {
  const urls: string[] = [];
  visit(tree, 'link', ({url, data}) => void (data?.hProperties?.id ?? urls.push(url)));
  return urls;
}

it('gives every command of a noun a heading and every flag an anchor', () => {
  for (const noun of new Set(commands.map(({group}) => group))) {
    const ids = idsOf(render(`<CommandReference noun="${noun}" />`));
    for (const {path, flags} of commands.filter(({group}) => group === noun)) {
      const id = path.join('-');
      expect(ids).toContain(id);
      for (const flag of flags) expect(ids).toContain(`${id}-${flag.name}`);
    }
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('links columns if the page has their field table', () => {
  const command = '<CommandReference command="machine list" />';
  expect(linksOf(render(`${command}\n\n<FieldTable kind="machine" />`))).toContain('#machine-field-state');
  expect(linksOf(render(command))).not.toContain('#machine-field-state');
});

it('links errors to the page that documents them', () => {
  const command = '<CommandReference command="machine start" />';
  expect(linksOf(render(command, 'docs/resources/machines.mdx'))).toEqual(
    expect.arrayContaining([
      '#error-machine_not_found',
      '/docs/resources/apps#error-app_suspended',
      '/docs/resources/schema#error-wait_timeout',
    ]),
  );
  expect(linksOf(render(command))).toContain('/docs/resources/machines#error-machine_not_found');
});

it('shows each error code on its page, and lists those of other pages', () => {
  const shown = errorPages.flatMap(({page}) => idsOf(render('<ErrorTable />', `${page.slice(1)}.mdx`)));
  expect(shown.sort()).toEqual(errorCodes.map((code) => `error-${code}`).sort());
  const others = errorPages.filter((each) => each !== indexPage);
  expect(linksOf(render('<ErrorTable />', 'docs/resources/apps.mdx'))).toEqual([`${indexPage.page}#errors`]);
  const listed = linksOf(render('<ErrorIndex />', `${indexPage.page.slice(1)}.mdx`));
  expect(listed).toEqual(
    others.flatMap(({page, codes}) => [
      page,
      ...errorCodes.filter((code) => codes.includes(code)).map((code) => `${page}#error-${code}`),
    ]),
  );
});

it('shows every field and every rule', () => {
  expect(idsOf(render('<FieldTable kind="machine" />'))).toHaveLength(findResource('machine')?.fields.length ?? -1);
  expect(toString(render('<NameRules />'))).toContain('Not allowed: hello--world.');
  expect(toString(render('<RegionTable />'))).toContain('Frankfurt');
});

it('renders limits in prose with their unit', () => {
  expect(toString(render('Held for <Limit id="request-held" /> at most.'))).toBe('Held for 30\u00a0seconds at most.');
});

it('gives every property of the manifest a heading', () => {
  const ids = idsOf(render('<SchemaReference />'));
  expect(ids).toHaveLength(manifestFields.length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('machine-flash-mode');
  expect(ids).toContain('services-listeners-port');
});

it('shows every metric once', () => {
  expect(idsOf(render('<MetricTable />')).filter((id) => id.includes('_'))).toEqual(metrics.map(({name}) => name));
});

it('makes rows of terms and descriptions from a list, and groups those of the glossary by letter', () => {
  const list = '\n\n- [wake](#wake)\n\n  <Resource kind="volume" />\n\n- `b`\n\n  One.\n\n  Two.\n\n';
  const rows = render(`<Definitions>${list}</Definitions>`);
  const elements: [string, string][] = [];
  visit(rows, 'referenceElement', (node) => void elements.push([node.data.hName, toString(node)]));
  expect(elements.slice(1)).toEqual([
    ['dt', 'wake'],
    ['dd', expect.stringMatching(/^Block storage that outlives machines, .*\.$/)],
    ['dt', 'b'],
    ['dd', 'One.Two.'],
  ]);
  expect(idsOf(rows)).toEqual(['wake']);
  const glossary = render(`<Glossary>${list}</Glossary>`);
  expect(idsOf(glossary)).toEqual(['letter-w', 'wake', 'letter-b']);
  expect(toString(glossary.children[0])).toBe('WB');
});

it('states the memory and image size of an example, but not of a simulation', () => {
  const text = (example: string) => toString(render(`<Verification example="${example}" />`));
  expect(text('go/generic')).toContain('MiB of memory. The compressed image is about');
  expect(text('javascript/runtimes')).toMatch(/The compressed images are about \d+ MiB in total\./);
  expect(text('ruby/rails')).toContain('for Ruby 3.3, Rails 7.2, and Puma 6.6 until August 2028.');
  expect(text('advanced/manual-flash')).not.toContain('of memory');
});

it('links terms to the glossary, with their definitions', () => {
  expect(render('It goes <Term id="standby">on standby</Term>.').children[0]).toMatchObject({
    children: [{}, {type: 'link', url: '/docs/glossary#term-standby', children: [{value: 'on standby'}]}, {}],
  });
  const [term] = (render('<Term id="secret" />').children[0] as Paragraph).children;
  expect(toString(term)).toBe('secret');
  expect(term!.data).toMatchObject({
    hProperties: {dataDefinition: expect.stringMatching(/^An environment variable whose .* back\. The app's /)},
  });
});

it.each(Object.keys(stateMachines))('draws the states of %s, narrower than a phone', (kind) => {
  const tree = render(`<StateDiagram kind="${kind}" />`);
  expect(toString(tree)).toMatch(/^States of an? /);
  const drawing = JSON.stringify(tree);
  expect(drawing).not.toMatch(/\d\.\d{2}/);
  expect(Number(/"width":(\d+),"height"/.exec(drawing)![1])).toBeLessThanOrEqual(328);
});

it('shows how to get an example', () => {
  const tree = render('<GetSample example="go/generic" />');
  expect(linksOf(tree)).toEqual(['pathname:///samples/go-generic.tar.gz']);
  expect(toString(tree)).toContain('aloft init --template go/generic');
});

it('names the files of an example that contain the namespace', () => {
  const tree = render('<GetSample example="javascript/angular" />');
  expect(toString(tree)).toContain('set your namespace in aloft.yaml and angular.json:');
  expect(toString(tree)).toContain('replace acme in aloft.yaml and angular.json with your own namespace:');
  expect(toString(render('<GetSample example="go/generic" only="archive" />'))).toMatch(
    /^Without the CLI, download .*namespace\.$/,
  );
  expect(toString(render('<GetSample example="php/rails" />'))).toContain('your namespace in all manifests:');
});

it.each([
  ['<CommandReference />', 'needs `noun` or `command`'],
  ['<CommandReference noun="planet" />', '"planet" is not a noun'],
  ['<CommandReference command="machine fly" />', 'there is no command "machine fly"'],
  ['<CommandReference subject="machine" />', 'unknown attribute `subject`'],
  ['<CommandReference noun={"machine"} />', 'attribute that is not plain text'],
  ['<ErrorTable />', 'a page that documents no errors'],
  ['<ErrorTable noun="machine" />', 'the unknown attribute `noun`'],
  ['<FieldTable kind="planet" />', '<FieldTable> has no kind "planet"'],
  ['<FieldTable />', 'lacks the attribute `kind`'],
  ['<StateDiagram kind="toString" />', '<StateDiagram> has no kind "toString"'],
  ['<StateTable kind="planet" />', '<StateTable> has no kind "planet"'],
  ['<LimitTable scope="machine planet" />', '"planet" is not a scope of limits'],
  ['<Term id="toString" />', 'no term "toString"'],
  ['<Resource kind="toString" />', '<Resource> has no kind "toString"'],
  ['<Limit id="toString" />', '<Limit> has no id "toString"'],
  ['<Verification example="go/none" />', 'no run of the example "go/none" is recorded'],
  ['<GetSample example="../docs" />', 'there is no example "../docs"'],
  ['<RegionTable>\n\nx\n\n</RegionTable>', '<RegionTable> has content'],
  ['a <RegionTable /> b', '<RegionTable> is inside a paragraph'],
])('stops the build at %s', (source, message) => {
  expect(() => render(`text\n\n${source}\n`)).toThrow(message);
  expect(() => render(`text\n\n${source}\n`)).toThrow(/^docs\/page\.mdx:3: /);
});
