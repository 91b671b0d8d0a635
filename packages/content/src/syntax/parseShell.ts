import {parse, type IParseError} from 'sh-syntax';
import type {SyntaxFinding} from './SyntaxFinding';

/**
 * The first syntax error of each shell script; undefined for a valid script. Starting the parser is expensive, so all
 * scripts are parsed together as one, each in its own group. If that fails, they're parsed one by one.
 */
export async function parseShell(scripts: readonly string[]): Promise<(SyntaxFinding | undefined)[]> {
  if (scripts.length === 0) return [];
  const all = scripts.map((script) => `{\n:\n${script}\n}\n`).join('');
  if (scripts.length > 1 && !(await findMistake(all))) return scripts.map(() => undefined);
  if (scripts.length === 1) return [await findMistake(scripts[0] ?? '')];
  const half = Math.ceil(scripts.length / 2);
  return [...(await parseShell(scripts.slice(0, half))), ...(await parseShell(scripts.slice(half)))];
}

async function findMistake(script: string): Promise<SyntaxFinding | undefined> {
  try {
    await parse(script);
    return undefined;
  } catch (error) {
    const {Text, Pos} = error as Partial<IParseError>;
    if (Text === undefined) throw error;
    return {line: (Pos?.Line ?? 1) - 1, what: Text};
  }
}
