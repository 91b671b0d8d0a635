import site from '../../docusaurus.config';
import {resolvePaths} from '../site/resolvePaths';

/** The site with its own options, for a build in separate directories. */
export default resolvePaths(site);
