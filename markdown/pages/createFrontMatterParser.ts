import {relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {checkFrontMatter} from '../checks/checkFrontMatter';
import {scenarioNames} from '../../platform/simulator/scenarios';
import {formatProblem} from '../problems/formatProblem';
import {readFrontMatter} from './readFrontMatter';

/**
 * Reads front matter for the build, and stops it with file and line when a documentation page's is wrong.
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
