import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';

/** A string of the platform or its simulator that readers can see. */
export interface PlatformString {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** The text, with a backtick instead of code and of values that are inserted at run time. */
  readonly text: string;
}

const clean = (text: string) => text.replace(/`[^`]*`/g, '`');

function readTemplate(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map(({literal}) => `value${literal.text}`).join('');
}

/** Every string literal with a space in the modules of the platform and its simulator, and every description of the JSON Schema. */
export function readPlatformStrings(root: string): PlatformString[] {
  const found: PlatformString[] = [];
  const files = ['packages/platform/src', 'packages/simulator/src']
    .flatMap((directory) =>
      readdirSync(join(root, directory), {recursive: true, encoding: 'utf8'}).map(
        (file) => `${directory}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .concat('packages/content/src/supportedVersions.ts')
    .filter((file) => !/\.test\.ts$|\/(?:testing|search)\//.test(file));
  for (const file of files.sort()) {
    if (file.endsWith('.schema.json')) {
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .forEach((line, index) => {
          const [, text] = /"(?:description|title|errorMessage)": "(.*)",?$/.exec(line) ?? [];
          if (text) found.push({file, line: index + 1, text: clean(JSON.parse(`"${text}"`) as string)});
        });
    }
    if (!file.endsWith('.ts')) continue;
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const text = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? readTemplate(node) : '';
      if (/\w \w/.test(text) && !ts.isImportDeclaration(node.parent)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push({file, line, text: clean(text)});
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
