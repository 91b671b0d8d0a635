import {relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {checkFrontMatter} from '../checks/checkFrontMatter';
import {scenarioNames} from '@aloft/simulator';
import {formatProblem} from '../problems/formatProblem';
import {readFrontMatter} from './readFrontMatter';

/**
 * Parses front matter for the build. An error in that of a documentation page names the file and line.
 *
 * @param root absolute path of the project
 * @param sidebars ids of the sidebars
 */
export function createFrontMatterParser(root: string, sidebars: readonly string[]): ParseFrontMatter {
  const context = {sidebars: new Set(sidebars), facts: {scenarios: scenarioNames}};
  return (params) => {
    const file = relative(root, params.filePath).split(sep).join('/');
    if (!file.startsWith('docs/')) return params.defaultParseFrontMatter(params);
    const {entries, problems} = readFrontMatter(file, params.fileContent);
    const found = problems.length > 0 ? problems : checkFrontMatter({file, frontMatter: entries}, context);
    if (found.length > 0) throw new Error(found.map(formatProblem).join('\n'));
    return params.defaultParseFrontMatter(params);
  };
}
