import {isFileGone} from './isFileGone';

/**
 * Whether the server no longer has the files of this page's build, after a new deployment. For failed workers, whose
 * errors don't contain a URL. The runtime lists the hashes of all other files, so it changes with each of them.
 */
export const isBuildGone = (): Promise<boolean> =>
  isFileGone({request: document.querySelector<HTMLScriptElement>('script[src*="/runtime~main."]')?.src});
