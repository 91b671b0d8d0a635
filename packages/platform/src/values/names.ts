import {brand} from '../brand';

export interface NameRule {
  /** The rule as a sentence. */
  readonly text: string;
  /** The problem if the rule is broken: a clause. */
  readonly problem: string;
  /** Whether a name follows the rule. */
  readonly keeps: (name: string) => boolean;
  /** A name that breaks this rule but follows the preceding ones. */
  readonly counterExample: string;
}

/** Names reserved for the platform. */
export const reservedNames: readonly string[] = [
  brand.cli,
  ...['all', 'api', 'console', 'internal', 'localhost', 'new', 'none', 'registry', 'system', 'www'],
];

/** Minimum and maximum length of resource names, in characters. */
export const nameLength = {min: 1, max: 40} as const;

/** Prefix of names that are reserved for the platform. */
export const reservedPrefix = `${brand.cli}-`;

/** Maximum length of custom hostnames and of their labels, in characters. */
export const hostnameLength = {name: 253, label: 63} as const;

/** Maximum length of environment variable names, in characters. */
export const variableLength = 128;

/** JSON Schema pattern of environment variable names. */
export const variablePattern = '^[A-Za-z_][A-Za-z0-9_]*$';

/** Maximum length of image references, in characters. */
export const imageLength = 512;

export const maxPort = 65_535;

const alternatives = new Intl.ListFormat('en-US', {type: 'disjunction'});

/** Rules for resource names, in the order in which they are checked. */
export const nameRules: readonly NameRule[] = [
  {
    text: `A name has ${nameLength.min} to ${nameLength.max} characters.`,
    problem: `it must have ${nameLength.min} to ${nameLength.max} characters`,
    keeps: (name) => name.length >= nameLength.min && name.length <= nameLength.max,
    counterExample: 'a-name-that-goes-on-for-more-than-forty-characters',
  },
  {
    text: 'A name consists of lowercase letters `a` to `z`, digits `0` to `9`, and hyphens.',
    problem: 'only lowercase letters, digits, and hyphens are allowed',
    keeps: (name) => /^[a-z0-9-]*$/.test(name),
    counterExample: 'My_App',
  },
  {
    text: 'A name begins with a letter.',
    problem: 'it must begin with a letter',
    keeps: (name) => /^[a-z]/.test(name),
    counterExample: '2fast',
  },
  {
    text: 'A name ends with a letter or a digit.',
    problem: 'it must end with a letter or a digit',
    keeps: (name) => /[a-z0-9]$/.test(name),
    counterExample: 'hello-',
  },
  {
    text: 'A name cannot contain two hyphens in a row.',
    problem: 'it must not contain two hyphens in a row',
    keeps: (name) => !name.includes('--'),
    counterExample: 'hello--world',
  },
  {
    text: `A name cannot begin with \`${reservedPrefix}\`.`,
    problem: `names that begin with "${reservedPrefix}" are reserved`,
    keeps: (name) => !name.startsWith(reservedPrefix),
    counterExample: `${reservedPrefix}web`,
  },
  {
    text: `A name cannot be ${alternatives.format(reservedNames.map((name) => `\`${name}\``))}, which are reserved.`,
    problem: 'it is reserved',
    keeps: (name) => !reservedNames.includes(name),
    counterExample: 'console',
  },
];

const checkerOf = (rules: readonly NameRule[]) => (name: string) => rules.find((rule) => !rule.keeps(name))?.problem;

/** Problem with the name of a resource: a clause, undefined for a valid name. */
export const checkResourceName = checkerOf(nameRules);

/** Whether a text is a machine id: `m-` and ten characters from `a-z` and `2-7`. */
export const isMachineId = (text: string): boolean => /^m-[a-z2-7]{10}$/.test(text);

function labels(hostname: string): string[] {
  return (hostname.startsWith('*.') ? hostname.slice(2) : hostname).split('.');
}

/** Rules for custom hostnames, in the order in which they are checked. Letter case does not matter. */
export const hostnameRules: readonly NameRule[] = [
  {
    text: `A hostname has 1 to ${hostnameLength.name} characters.`,
    problem: `it must have 1 to ${hostnameLength.name} characters`,
    keeps: (name) => name.length >= 1 && name.length <= hostnameLength.name,
    counterExample: `${'a'.repeat(60)}.`.repeat(5) + 'com',
  },
  {
    text: 'A hostname may begin with one `*.`, which matches exactly one label.',
    problem: 'only the whole first label can be an asterisk',
    keeps: (name) => !name.slice(name.startsWith('*.') ? 2 : 0).includes('*'),
    counterExample: 'shop.*.example.com',
  },
  {
    text: 'Labels consist of letters, digits, and hyphens. Use the Punycode form (`xn--…`) for other scripts.',
    problem: 'labels can contain only letters, digits, and hyphens',
    keeps: (name) => labels(name).every((label) => /^[a-z0-9-]*$/i.test(label)),
    counterExample: 'my_shop.example.com',
  },
  {
    text: `A label (a part between two dots) has 1 to ${hostnameLength.label} characters.`,
    problem: `each part between two dots must have 1 to ${hostnameLength.label} characters`,
    keeps: (name) => labels(name).every((label) => label.length >= 1 && label.length <= hostnameLength.label),
    counterExample: 'shop..example.com',
  },
  {
    text: 'A label begins and ends with a letter or a digit.',
    problem: 'each part must begin and end with a letter or a digit',
    keeps: (name) => labels(name).every((label) => !label.startsWith('-') && !label.endsWith('-')),
    counterExample: '-shop.example.com',
  },
  {
    text: 'A hostname has at least two labels, and the last one is not a number.',
    problem: 'it must be a full DNS name with a top-level domain',
    keeps: (name) => labels(name).length >= 2 && !/^[0-9]+$/.test(labels(name).at(-1) ?? ''),
    counterExample: '192.0.2.10',
  },
  {
    text: `A custom hostname is not under \`${brand.appsDomain}\`, because the platform assigns those names.`,
    problem: `names under ${brand.appsDomain} are assigned by the platform`,
    keeps: (name) => !`.${name.toLowerCase()}`.endsWith(`.${brand.appsDomain}`),
    counterExample: `shop.acme.${brand.appsDomain}`,
  },
];

/** Problem with a custom hostname of a service or certificate: a clause, undefined for a valid one. */
export const checkHostname = checkerOf(hostnameRules);
