import {createHash} from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The path of a file as it is on every machine: within its package, or within the site. */
function stablePath(file: string, siteFolder: string): string {
  const posix = (path: string) => path.replaceAll('\\', '/');
  const [own, ...packages] = posix(file).split('/node_modules/');
  return packages.at(-1) ?? own!.slice(posix(siteFolder).length + 1);
}

/** Two letters that stand for a CSS module. */
function abbreviate(file: string): string {
  const number = createHash('sha256').update(file).digest().readUInt32BE();
  return letters[number % 62]! + letters[Math.floor(number / 62) % 62]!;
}

/**
 * Makes a function that names the classes of CSS modules, as `title_xY`.
 * @returns takes the path of a module and a class in it
 * @throws Error when two modules get the same name for a class of theirs
 */
export function createClassNames(siteFolder: string): (file: string, local: string) => string {
  const owners = new Map<string, string>();
  return (file, local) => {
    const owner = stablePath(file, siteFolder);
    const name = `${local}_${abbreviate(owner)}`;
    const other = owners.get(name) ?? owner;
    if (other !== owner) throw new Error(`${owner} and ${other} both name a class ${name}: rename .${local} in one`);
    owners.set(name, owner);
    return name;
  };
}
