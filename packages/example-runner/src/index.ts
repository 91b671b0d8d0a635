export {type PooledProcess, ProcessPool} from './ProcessPool';
export {choosePort, isPortOpen} from './choosePort';
export {ImageBuilder, type ImageConfig} from './images/ImageBuilder';
export {openImage, type Workspace} from './images/Workspace';
export {baseImages} from './images/baseImages';
export {readStages} from './images/openWorkspaces';
export {lintDockerfile} from './lintDockerfile';
