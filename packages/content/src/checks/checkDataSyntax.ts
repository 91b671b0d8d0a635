import type {FenceClass} from '../fences/classifyFence';
import {lineInPage, resolveWhole} from '../fences/resolveFence';
import {parseDockerfile} from '../syntax/parseDockerfile';
import {parseJson} from '../syntax/parseJson';
import type {SyntaxReader} from '../syntax/SyntaxFinding';
import {parseToml} from '../syntax/parseToml';
import {parseYaml} from '../syntax/parseYaml';
import type {PageCheck} from './Check';

const readers: Partial<Record<FenceClass, SyntaxReader>> = {
  json: parseJson,
  yaml: parseYaml,
  manifest: parseYaml,
  'manifest-fragment': parseYaml,
  toml: parseToml,
  dockerfile: parseDockerfile,
};

/** Reports syntax errors in JSON, YAML, TOML and Dockerfile blocks. */
export const checkDataSyntax: PageCheck = (page, {readExample}) =>
  page.fences.flatMap((fence) => {
    const read = readers[fence.kind];
    const block = read && resolveWhole(fence, readExample);
    if (!block) return [];
    return read(block.text).map(({line, what}) => ({
      file: page.file,
      line: lineInPage(block, line),
      what: `the ${fence.meta.language} block does not parse (${what})`,
      how: fence.meta.example ? `fix examples/${fence.meta.example.path}` : 'fix the block',
    }));
  });
