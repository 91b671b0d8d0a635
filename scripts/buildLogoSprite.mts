/**
 * Writes `static/img/logos.svg`: one symbol for each logo the guides show, in one
 * color, taken from the icon package. Run it after the list or the package changes:
 * `npx tsx scripts/buildLogoSprite.mts`.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {drawLogo} from './drawLogo';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const icons = join(root, 'node_modules/simple-icons/icons');
const logos = [
  'angular',
  'astro',
  'bun',
  'deno',
  'django',
  'flask',
  'go',
  'leptos',
  'minio',
  'mongodb',
  'mysql',
  'nextdotjs',
  'nginx',
  'nodedotjs',
  'nuxt',
  'openjdk',
  'php',
  'postgresql',
  'python',
  'rabbitmq',
  'reactrouter',
  'redis',
  'ruby',
  'rubyonrails',
  'rust',
  'solid',
  'springboot',
  'svelte',
];

const symbols = logos.map((id) => drawLogo(id, readFileSync(join(icons, `${id}.svg`), 'utf8')));

writeFileSync(
  join(root, 'static/img/logos.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
console.log(`static/img/logos.svg: ${symbols.length} logos`);
