import {relative, sep} from 'node:path';
import type {VFile} from 'vfile';

const directories =
  /^(?:docs|site\/versioned_docs\/version-(?<frozen>[^/]+)|site\/i18n\/(?<locale>[^/]+)\/docusaurus-plugin-content-docs\/(?:current|version-(?<translated>[^/]+)))(?=\/)/;

/**
 * Finds version and locale of a page by Docusaurus's directory layout.
 *
 * @param file path from the project's root, with forward slashes
 * @returns undefined for a file that isn't part of the docs
 */
export function locatePage(file: string) {
  const {0: directory, groups = {}} = directories.exec(file) ?? {};
  if (directory === undefined) return undefined;
  return {
    /** The page's path in the current, untranslated docs: `docs/resources/apps.mdx`. */
    page: `docs${file.slice(directory.length)}`,
    /** Undefined for the current docs. */
    version: groups.frozen ?? groups.translated,
    /** Undefined for the default locale. */
    locale: groups.locale,
  };
}

/** The path of a file of the build from the project's root, with its page, version and locale. */
export function locateFile(root: string, {path}: VFile) {
  const file = relative(root, path).split(sep).join('/');
  return {file, ...locatePage(file)};
}

/** Directory of the untranslated docs of a version, from the project's root; `undefined` is the current version. */
export const docsDirectory = (version: string | undefined): string =>
  version === undefined ? 'docs' : `site/versioned_docs/version-${version}`;
