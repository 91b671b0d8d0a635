import {suggest} from '@aloft/platform/values';
import {collectInlineCode} from '../prose/collectInlineCode';
import {readForeignCode} from '../prose/readForeignCode';
import type {PageCheck} from './Check';

const field = /^([a-z][A-Za-z0-9]*(?:\[\d*\])?(?:\.[a-z][A-Za-z0-9]*(?:\[\d*\])?)*)(?::\s+(\S.*))?$/;
// Dotted names that end like a file name, or begin like an identifier in a program.
const fileEnding =
  /^go\.(?:mod|sum)$|\.(?:astro|bin|cjs|cnf|conf|css|csv|ext4|gemspec|go|gradle|gz|html|img|internal|io|ini|jar|java|js|json|jsx|kts?|lock|log|md|mdx|mjs|pem|php|pid|properties|prom|py|rb|rdb|rs|ru|sh|sock|sql|svelte|svg|tar|tf|toml|ts|tsx|txt|vue|wasm|xml|ya?ml|zip)$/;
const programs = new Set([
  'ctx',
  'document',
  'globalThis',
  'http',
  'import',
  'node',
  'os',
  'process',
  'req',
  'request',
  'res',
  'self',
  'system',
  'window',
]);

/** Reports unknown manifest fields in prose, and invalid values next to them. */
export const checkInlineFields: PageCheck = (page, context) => {
  const {facts} = context;
  const paths = facts.manifestFields;
  const names = new Set(paths.flatMap(({path}) => path.split('.')));
  const foreign = readForeignCode(page, context);
  return collectInlineCode(page).flatMap(({value, line}) => {
    const match = field.exec(value);
    if (!match || fileEnding.test(value) || foreign.includes(value)) return [];
    const path = (match[1] ?? '').replace(/\[\d*\]/g, '');
    const segments = path.split('.');
    const place = {file: page.file, line};
    const fields = paths.filter((each) => each.path === path || each.path.endsWith(`.${path}`));
    if (fields.length > 0) {
      const options = fields.flatMap(({values}) => (values ? [values] : []));
      const given = (match[2] ?? '').replace(/^["']|["']$/g, '');
      if (
        !given ||
        options.length < fields.length ||
        options.some((values) => values.map(String).includes(given)) ||
        /^[<A-Z…]/.test(given)
      )
        return [];
      return [{...place, what: `\`${path}\` cannot be \`${given}\``, how: `write one of ${options.flat().join(', ')}`}];
    }
    if (segments.length < 2 || facts.fields.includes(path) || programs.has(segments[0] ?? '')) return [];
    const near = suggest(
      path,
      paths.map((each) => each.path),
    );
    if (!segments.some((segment) => names.has(segment)) && !near) return [];
    return [
      {
        ...place,
        what: `the manifest has no field \`${path}\``,
        how: near ? `did you mean \`${near}\`?` : 'see /docs/resources/schema',
      },
    ];
  });
};
