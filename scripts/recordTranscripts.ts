import {writeFileSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
import {loadSite} from '@aloft/content/checks';
import {recordPage} from '@aloft/content/transcripts';
import sidebars from '../site/sidebars';
import {deploySessionFile, recordDeploySession} from './deploySession';

/** Rewrites the output of transcripts. Arguments are pages; without any, all and the home page's session are recorded. */
async function recordTranscripts(paths: readonly string[]): Promise<void> {
  const root = resolve(__dirname, '..');
  const {pages, context} = loadSite(root, sidebars);
  const wanted = paths.map((path) => relative(root, resolve(path)).split(sep).join('/'));
  const shown = pages.filter(
    ({file}) => wanted.length === 0 || wanted.some((path) => file === path || file.startsWith(`${path}/`)),
  );
  const changed = shown.filter((page) => {
    const source = recordPage(page, context.facts, context.readExample);
    if (source === page.source) return false;
    writeFileSync(join(root, page.file), source);
    console.log(`recorded ${page.file}`);
    return true;
  });
  if (paths.length === 0)
    writeFileSync(join(root, deploySessionFile), `${JSON.stringify(recordDeploySession(), null, 2)}\n`);
  console.log(`${shown.length} pages, ${changed.length} changed`);
}

void recordTranscripts(process.argv.slice(2));
