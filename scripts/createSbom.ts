import {runCommand} from './runCommand';

interface Component {
  readonly 'bom-ref': string;
  readonly properties: readonly {readonly name: string; readonly value: string}[];
}

interface Sbom {
  readonly metadata: {readonly component: Component};
  readonly components: readonly Component[];
  readonly dependencies: readonly {readonly ref: string; readonly dependsOn: readonly string[]}[];
}

const isForDevelopment = ({properties}: Component): boolean =>
  properties.some(({name}) => name === 'cdx:npm:package:development');

/**
 * Lists the packages that the site is built from, as CycloneDX. The same lock file results in the same list: the time,
 * the version of npm and the name of the directory, which npm adds, are left out.
 *
 * @returns the list as JSON, and the number of packages
 * @throws Error with npm's output
 */
export async function createSbom(): Promise<{json: string; packages: number}> {
  // `--omit=dev` also omits what other packages depend on.
  const command = ['npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent'];
  const {code, output} = await runCommand(command);
  if (code !== 0) throw new Error(`\`${command.join(' ')}\` failed: ${output}`);
  const {metadata, components, dependencies, ...format} = JSON.parse(output) as Sbom;
  const used = components.filter((component) => !isForDevelopment(component));
  const root = {...metadata.component, name: metadata.component['bom-ref'].replace(/@[^@]*$/, '')};
  const refs = new Set([root, ...used].map((component) => component['bom-ref']));
  const bom = {
    ...format,
    serialNumber: undefined,
    metadata: {component: root},
    components: used,
    dependencies: dependencies
      .filter(({ref}) => refs.has(ref))
      .map(({ref, dependsOn}) => ({ref, dependsOn: dependsOn.filter((one) => refs.has(one))})),
  };
  return {json: JSON.stringify(bom), packages: used.length};
}
