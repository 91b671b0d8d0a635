import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {readExampleFile} from './readExampleFile';
import {remarkIncludeExamples} from './remarkIncludeExamples';

const root = join(__dirname, 'fixtures');
const transform = (value: string) =>
  unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkIncludeExamples, {root, read: () => readExampleFile(root)})
    .use(remarkStringify)
    .processSync(new VFile({value, path: join(root, 'in/page.mdx')}))
    .toString();

describe('remarkIncludeExamples', () => {
  it('fills the fences of a page', async () => {
    const output = transform(readFileSync(join(root, 'in/page.mdx'), 'utf8'));
    await expect(output).toMatchFileSnapshot(join(root, 'out/page.mdx'));
    expect(output).toContain('\nif debug {\n\tmux');
  });

  it.each([
    ['app/none.go', 'in/page.mdx:3: examples/app/none.go does not exist'],
    ['app', 'in/page.mdx:3: examples/app does not exist'],
    ['app/main.go#none', 'in/page.mdx:3: examples/app/main.go: the region `none` does not exist'],
  ])('fails with page and line for %s', (example, message) => {
    expect(() => transform(`One.\n\n\`\`\`go example="${example}"\n\`\`\`\n`)).toThrow(message);
  });
});
