import {brand} from '../brand';
import {recognizeGo, recognizeJava, recognizeRust} from './compiled';
import {recognizeDeno, recognizeJavaScript} from './javascript';
import {listNotes} from './notes';
import {recognizePython} from './python';
import {recognizePhp, recognizeRuby} from './scripted';
import {recognizeSite} from './staticSite';
import {applicable, Project, type ProjectFiles, type Recipe, type Recognizer, type Settings} from './types';

export {images as projectImages} from './images';
export type {ProjectFiles, Recipe} from './types';

/** In this order: an app in another language often has a `package.json` for its assets. */
const recognizers: readonly Recognizer[] = [
  recognizePython,
  recognizeRuby,
  recognizePhp,
  recognizeGo,
  recognizeRust,
  recognizeJava,
  recognizeDeno,
  recognizeJavaScript,
  recognizeSite,
];

/** Files that no image needs. Values in `.env` files belong in the manifest and in secrets. */
const ignoredAlways = ['.git', '.env*'];
const ignoredLast = ['*.md', brand.manifest, 'Dockerfile'];

/** Recognizes a project by its files. */
export function recognizeProject(files: ProjectFiles, settings: Settings): Recipe | undefined {
  const project = new Project(files, settings);
  for (const recognize of recognizers) {
    const found = recognize(project, settings);
    if (!found) continue;
    // Only the Dockerfiles of JavaScript apps are written for the root of a workspace.
    if (settings.directory && recognize !== recognizeJavaScript) return undefined;
    const route = project.search(
      /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|vue|conf|properties|ya?ml)$|routes/,
      /^(?!\s*(?:#|\/\/|\*)).*["'/=]healthz\b/gm,
    )[0];
    const hasRoute = route !== undefined || project.list().some((file) => /(?:^|\/)healthz\b/.test(file));
    const recipe = {
      memory: '128Mi',
      ...found,
      found: applicable(found.found),
      ignored: listIgnored(applicable(found.ignored), settings),
      health: settings.health ?? (hasRoute ? '/healthz' : (found.health ?? '/')),
    };
    return {...recipe, todo: [...applicable(found.todo), ...listNotes(project, recipe)]};
  }
  return undefined;
}

/** In a workspace, the lines of `.dockerignore` apply to every directory. */
function listIgnored(ignored: readonly string[], {directory}: Settings): readonly string[] {
  const lines = [...ignoredAlways, ...ignored];
  return [...(directory ? lines.map((line) => line.replace(/^(!?)(?:\*\*\/)?/, '$1**/')) : lines), ...ignoredLast];
}
