interface Advisory {
  readonly title: string;
  readonly url: string;
  readonly severity: string;
}

interface Vulnerability {
  readonly name: string;
  /** Advisories, and names of vulnerable packages that this one depends on. */
  readonly via: readonly (Advisory | string)[];
  /** Directories of the affected installations. */
  readonly nodes: readonly string[];
}

/**
 * Reads the response of `npm audit --json`.
 * @param used packages that matter, as `name@version`
 * @param installed entries of the lock file by directory
 * @returns advisories on used packages, or the reason why the registry didn't audit, such as a missing connection
 * @throws Error if npm's output is neither a report nor an error
 */
export function readAudit(
  output: string,
  used: ReadonlySet<string>,
  installed: Readonly<Record<string, {readonly version?: string}>>,
): {readonly findings: readonly string[]} | {readonly refused: string} {
  const report = JSON.parse(output) as {
    /** Reason why there is no report. */
    readonly message?: string;
    readonly auditReportVersion?: number;
    readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  };
  if (report.message !== undefined) return {refused: report.message};
  if (report.auditReportVersion !== 2 || !report.vulnerabilities)
    throw new Error(`npm audit wrote an unknown report: ${output.slice(0, 200)}`);
  const findings = Object.values(report.vulnerabilities).flatMap(({name, via, nodes}) => {
    const affected = nodes.map((node) => `${name}@${installed[node]?.version}`).filter((one) => used.has(one));
    const advisories = via.filter((one) => typeof one === 'object');
    return [...new Set(affected)].flatMap((one) =>
      advisories.map(({severity, title, url}) => `${one}: ${severity}: ${title}, ${url}`),
    );
  });
  return {findings};
}
