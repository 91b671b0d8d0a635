// cspell:ignore licence
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, or `see below` if only the text says which license it is. */
  readonly license: string;
  /** License and notices; empty if the package contains none. */
  readonly text: string;
}

/** Packages without a license text, each with a package by the same authors that contains it. */
const sameLicense: Readonly<Record<string, string>> = {infima: '@docusaurus/core'};

/** The license and notice files of a package, or else the license section of its README. */
function readText(root: string): string {
  const files = readdirSync(root).sort();
  const read = (pattern: RegExp) =>
    files
      .filter((file) => pattern.test(file))
      .map((file) => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n').trim())
      .join('\n\n');
  return (
    read(/^(license|licence|notice|copying)/i) || (/^#+ *(license|licence)\b.*/ims.exec(read(/^readme/i))?.[0] ?? '')
  );
}

/**
 * Reads name, version, license and license text of an installed package.
 * @throws Error when neither its `package.json` nor a file contains a license
 */
export function readPackage(root: string): LicensedPackage {
  const {name, version, license} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: unknown;
  };
  const author = sameLicense[name];
  const text = readText(root) || (author ? readText(root.slice(0, -name.length) + author) : '');
  if (typeof license === 'string') return {name, version, license, text};
  if (!text) throw new Error(`${root} has no license. Use another package, because readers must get its license text.`);
  return {name, version, license: 'see below', text};
}
