import prismComponents from 'prismjs/components.json';

/** A language of code blocks: how a fence names it, how it is labeled, and how it is highlighted. */
export interface LanguageFacts {
  /** Spelling that the site uses. */
  readonly name: string;
  /** Display name in the title bar of a code block. */
  readonly label: string;
  /** Name of the grammar; none for plain text. */
  readonly grammar?: string;
  /** Other spellings that fences may use. */
  readonly aliases: readonly string[];
}

/** Languages whose blocks have their own checks, besides those of shells and transcripts. */
export const checkedLanguages = ['powershell', 'yaml', 'json', 'toml', 'dockerfile', 'text', 'http'] as const;

/** Languages whose spelling, label or aliases differ from Prism's list. */
const exceptions: Readonly<Record<string, Partial<LanguageFacts>>> = {
  astro: {label: 'Astro', grammar: 'tsx'},
  bash: {label: 'Terminal', aliases: ['shell']},
  console: {label: 'Terminal', grammar: 'bash', aliases: ['shell-session']},
  dockerfile: {label: 'Dockerfile', grammar: 'docker', aliases: ['docker']},
  go: {aliases: ['golang']},
  'go-module': {aliases: ['gomod', 'go-mod']},
  hcl: {label: 'Terraform', aliases: ['terraform']},
  html: {label: 'HTML', grammar: 'markup'},
  ini: {label: 'INI', aliases: ['env']},
  javascript: {aliases: ['js', 'mjs']},
  jsx: {label: 'JSX'},
  makefile: {aliases: ['make']},
  nginx: {aliases: ['conf']},
  powershell: {aliases: ['ps1']},
  properties: {label: 'Properties'},
  rust: {aliases: ['rs']},
  sh: {label: 'Terminal', grammar: 'bash'},
  svelte: {label: 'Svelte', grammar: 'markup'},
  text: {label: 'Text', grammar: undefined, aliases: ['caddy', 'plain', 'plaintext', 'txt']},
  tsx: {label: 'TSX'},
  vue: {label: 'Vue', grammar: 'markup'},
  xml: {label: 'XML', grammar: 'markup'},
};

type Component = {readonly title: string; readonly alias?: string | readonly string[]; readonly modify?: unknown};

const components = prismComponents.languages as unknown as Readonly<Record<string, Component>>;

/** Prism components that only add languages. The others change grammars that the site uses. */
export const grammarComponents: readonly string[] = Object.keys(components).filter(
  (name) => name === 'css' || name === 'javascript' || (name !== 'meta' && components[name]!.modify === undefined),
);

const rows = [...new Set([...Object.keys(exceptions), ...grammarComponents])].map((name): LanguageFacts => {
  const component = components[name];
  return {
    name,
    label: component?.title ?? name,
    grammar: component && name,
    aliases: [component?.alias ?? []].flat(),
    ...exceptions[name],
  };
});

const spellings = (row: LanguageFacts, names: readonly string[]) => names.map((name) => [name, row] as const);

/** Every language of code blocks, by each of its spellings. The site's own take precedence over Prism's. */
export const languages: ReadonlyMap<string, LanguageFacts> = new Map([
  ...rows.flatMap((row) => spellings(row, row.aliases)),
  ...rows.flatMap((row) => spellings(row, [row.name])),
  ...rows.filter(({name}) => name in exceptions).flatMap((row) => spellings(row, [row.name, ...row.aliases])),
]);
