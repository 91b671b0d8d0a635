import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

export interface VersionEntry {
  readonly version: GlobalVersion;
  readonly label: string;
}

/**
 * Selects the versions for the version menu.
 * @param configured names, or names with labels, from the navbar's configuration; all versions without it
 * @throws Error when a configured version doesn't exist
 */
export default function selectVersions(
  versions: readonly GlobalVersion[],
  configured: readonly string[] | Readonly<Record<string, {readonly label?: string}>> | undefined,
): readonly VersionEntry[] {
  if (!configured) return versions.map((version) => ({version, label: version.label}));
  const wanted = Array.isArray(configured)
    ? configured.map((name: string) => [name, undefined] as const)
    : Object.entries(configured).map(([name, {label}]: [string, {label?: string}]) => [name, label] as const);
  return wanted.map(([name, label]) => {
    const version = versions.find((candidate) => candidate.name === name);
    if (!version) {
      const names = versions.map((candidate) => candidate.name).join(', ');
      throw new Error(
        `No docs version has the name "${name}". Fix "versions" of the docsVersionDropdown in config/theme.ts; there are: ${names}.`,
      );
    }
    return {version, label: label ?? version.label};
  });
}
