import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {collectProse} from '../../markdown/prose/collectProse';
import {flattenText} from '../../markdown/prose/flattenText';
import {loadSite} from '../../markdown/site/loadSite';
import {brand} from '../../platform/brand';
import {edgeProxy} from '../../platform/edgeProxy';
import {findManifestField} from '../../platform/manifest/fields';
import {auditPath, protection, tokenKinds, tokenScopes, vulnerabilityReports} from '../../platform/security';
import sidebars from '../../sidebars';

const {pages} = loadSite(resolve(__dirname, '../..'), sidebars);
const words = {code: (value: string) => value, element: () => ''};

/** Distinct values of the pattern's groups in the prose of pages whose path matches `file`, sorted. */
function named(pattern: RegExp, file = /^docs\//): readonly string[] {
  const found = pages
    .filter((page) => file.test(page.file))
    .flatMap((page) => collectProse(page).flatMap(({node}) => [...flattenText(node, words).matchAll(pattern)]))
    .map(([, ...groups]) => groups.join('-'));
  return [...new Set(found)].sort();
}

describe('pages and facts agree on how connections and data are protected', () => {
  const security = /^docs\/security\.mdx$/;

  it.each([
    ['versions of TLS', protection.tlsVersions, named(/\bTLS (\d[.\d]*\d)/g)],
    ['HTTP versions at the edge', edgeProxy.clientHttpVersions, named(/\bHTTP\/(\d(?:\.\d)?)/g, security)],
    ['encryption between hosts', [protection.privateNetwork], named(/between hosts is encrypted with (\w+)/g)],
    ['encryption at rest', [protection.encryptionAtRest], named(/\b(AES-\d+) in (\w+) mode/g)],
  ])('%s', (_what, facts, pageWords) => expect(pageWords).toEqual(facts));

  it('on how the edge proxy forwards HTTP and gRPC', () => {
    const source = pages.find(({file}) => file === 'docs/building-and-deploying/deploying.mdx')?.source ?? '';
    const {clientHttpVersions, processHttpVersion, maxBodyBytes, maxRequestMs, buffersBodies, grpc} = edgeProxy;
    const clients = clientHttpVersions.map((version) => `HTTP/${version}`).join(' and ');
    expect(source).toContain(`accepts ${clients} from clients and sends HTTP/${processHttpVersion} to your process`);
    expect(source.includes('streams bodies in both directions without buffering them')).toBe(!buffersBodies);
    const isUnlimited = maxBodyBytes === null && maxRequestMs === null;
    expect(source.includes('limits neither their size nor the duration of a request')).toBe(isUnlimited);
    expect(source).toContain(`use a \`${grpc.listener}\` listener`);
    expect(source).toContain(`offers \`${grpc.offeredProtocol}\` to the client`);
    expect(findManifestField('services[].listeners[].protocol')?.values).toContain(grpc.listener);
  });

  it('on the protocol and the issuer of certificates', () => {
    const page = pages.find(({file}) => file === 'docs/resources/certificates.mdx');
    expect(page?.source).toContain(`>${protection.certificateProtocol}</Term>`);
    expect(page?.source).toContain(`CAA   0 issue "${protection.caaIssuer}"`);
  });

  it('on the prefixes and roles of tokens, the audit log and the response times for reports', () => {
    const source = pages.find(({file}) => security.test(file))?.source ?? '';
    for (const {prefix} of tokenKinds) expect(source).toContain(`\`${prefix}\``);
    for (const {name} of tokenScopes) expect(source).toContain(`- **\`${name}\`**`);
    expect(source).toContain(brand.apiUrl + auditPath('acme'));
    expect(source).toContain(`or for ${vulnerabilityReports.disclosureDays} days at most`);
    const words = ['zero', 'one', 'two', 'three', 'four', 'five'];
    expect(source).toContain(`within ${words[vulnerabilityReports.replyWorkingDays]} working days`);
  });
});
