export type {Guide, GuideRecord} from './GuideRecord';
export {findGuideProblems} from './findGuideProblems';
export {readGuides} from './readGuides';
