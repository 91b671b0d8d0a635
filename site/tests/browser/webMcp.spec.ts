import {expect} from '@playwright/test';
import {open, test} from './fixtures';

interface Tool {
  readonly name: string;
  readonly inputSchema: {readonly type: string};
  readonly execute: (input: object) => Promise<{readonly content: readonly {readonly text: string}[]}>;
}
/** A page with a stand-in for the browser's interface, which collects tools. */
type Page = Document & {tools?: Tool[]; modelContext?: {registerTool: (tool: Tool) => void}};

const calls = [
  ['search_docs', {query: 'resize a volume'}, '## Volumes'],
  ['read_page', {page: '/docs/resources/volumes'}, '# Volumes'],
  ['validate_manifest', {manifest: 'version: 1\nap: hello'}, 'Fix: '],
  ['check_command', {command: 'aloft deploy --dry-runs'}, 'Invalid: '],
  ['run_in_simulator', {commands: ['aloft machine list'], scenario: 'hello'}, 'hello-1'],
  ['list_limits', {scope: 'volume'}, '/docs/resources/volumes#limit-volume-size-max'],
] as const;

test('registers the tools of the MCP server where the browser supports WebMCP', async ({page}) => {
  await page.addInitScript(() => {
    (document as Page).tools = [];
    (document as Page).modelContext = {registerTool: (tool) => void (document as Page).tools!.push(tool)};
  });
  await open(page, '/docs/glossary');
  const names = () =>
    page.evaluate(() => (document as Page).tools!.map(({name, inputSchema}) => name + inputSchema.type));
  await expect.poll(names).toEqual(calls.map(([name]) => `${name}object`));
  for (const [name, input, text] of calls) {
    const result = await page.evaluate(
      async ([wanted, argument]) => {
        const tool = (document as Page).tools!.find((candidate) => candidate.name === wanted)!;
        return (await tool.execute(argument)).content[0]!.text;
      },
      [name, input] as const,
    );
    expect(result, name).toContain(text);
  }
});
