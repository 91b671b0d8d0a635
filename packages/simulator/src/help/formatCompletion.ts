import {commands, globalFlags} from '@aloft/platform/commands';
import {nouns} from '@aloft/platform/cli';
import {brand} from '@aloft/platform/brand';

/** Shells that `aloft completion` supports. */
export type CompletionShell = 'bash' | 'zsh' | 'fish' | 'powershell';

/** Words that can follow each prefix of a command, with all forms of nouns. */
function followers(): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>();
  for (const command of commands) {
    for (const [index, word] of command.path.entries()) {
      const before = command.path.slice(0, index).join(' ');
      const words = next.get(before) ?? new Set<string>();
      words.add(word);
      next.set(before, words);
    }
    next.set(
      command.path.join(' '),
      new Set([
        ...(next.get(command.path.join(' ')) ?? []),
        ...command.args.flatMap((argument) => argument.values ?? []),
        ...command.flags.map((flag) => `--${flag.name}`),
      ]),
    );
  }
  return next;
}

/** Other forms of nouns: `m` → `machine`. */
function synonyms(): Array<[spelling: string, noun: string]> {
  return nouns.flatMap((noun) =>
    [noun.plural, noun.short].filter((word) => word !== undefined).map((word): [string, string] => [word, noun.name]),
  );
}

const GLOBAL = globalFlags.map((flag) => `--${flag.name}`).join(' ');

function lists(): Array<[path: string, words: string]> {
  return [...followers()].map(([path, words]) => [path, [...words].sort().join(' ')]);
}

/** Generates the completion script of a shell from the grammar. */
export function formatCompletion(shell: CompletionShell): string[] {
  switch (shell) {
    case 'bash':
      return bash();
    case 'zsh':
      return [`#compdef ${brand.cli}`, 'autoload -U +X bashcompinit && bashcompinit', ...bash()];
    case 'fish':
      return fish();
    case 'powershell':
      return powershell();
  }
}

function bash(): string[] {
  return [
    `# ${brand.cli} completion`,
    `_${brand.cli}() {`,
    '  local cur="${COMP_WORDS[COMP_CWORD]}" path="" word noun',
    '  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
    '    case "$word" in -*) continue ;; esac',
    '    case "$word" in',
    ...synonyms().map(([spelling, noun]) => `      ${spelling}) noun=${noun} ;;`),
    '      *) noun="$word" ;;',
    '    esac',
    '    path="${path:+$path }$noun"',
    '  done',
    '  local words=""',
    '  case "$path" in',
    ...lists().map(([path, words]) => `    "${path}") words="${words}" ;;`),
    '  esac',
    `  COMPREPLY=($(compgen -W "$words ${GLOBAL}" -- "$cur"))`,
    '}',
    `complete -F _${brand.cli} ${brand.cli}`,
  ];
}

function fish(): string[] {
  return [
    `# ${brand.cli} completion`,
    `function __${brand.cli}_path`,
    '  set -l path',
    '  for word in (commandline -opc)[2..-1]',
    '    switch $word',
    "      case '-*'",
    '        continue',
    ...synonyms().flatMap(([spelling, noun]) => [`      case ${spelling}`, `        set -a path ${noun}`]),
    "      case '*'",
    '        set -a path $word',
    '    end',
    '  end',
    '  string join " " $path',
    'end',
    `complete -c ${brand.cli} -f`,
    ...lists().map(
      ([path, words]) => `complete -c ${brand.cli} -n 'test (__${brand.cli}_path) = "${path}"' -a '${words}'`,
    ),
    `complete -c ${brand.cli} -a '${GLOBAL}'`,
  ];
}

function powershell(): string[] {
  return [
    `# ${brand.cli} completion`,
    `Register-ArgumentCompleter -Native -CommandName '${brand.cli}' -ScriptBlock {`,
    '  param($wordToComplete, $commandAst, $cursorPosition)',
    `  $nouns = @{ ${synonyms()
      .map(([spelling, noun]) => `'${spelling}' = '${noun}'`)
      .join('; ')} }`,
    '  $words = @{',
    ...lists().map(([path, words]) => `    '${path}' = '${words}'`),
    '  }',
    '  $path = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" } |',
    "    Where-Object { $_ -notlike '-*' -and $_ -ne $wordToComplete } |",
    '    ForEach-Object { if ($nouns.ContainsKey($_)) { $nouns[$_] } else { $_ } }) -join " "',
    `  ("$($words[$path]) ${GLOBAL}" -split ' ') | Where-Object { $_ -like "$wordToComplete*" } |`,
    "    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_) }",
    '}',
  ];
}
