import {createCertificate} from '../attachments';
import type {Context} from '../context';
import {findFile} from '../deploy/readManifest';
import {implement, done, listOf, waitFlags} from '../implement';
import {matchesHostname} from '../programs/network';
import {changeLabels, checkNameFree, pick} from '../resources';
import {endOf, waitFor} from '../state/advanceState';
import {changeState, VALIDITY} from '../state/lifecycle';
import {viewCertificate} from '../views';

export const certificateCommands = {
  ...implement('certificate list', ['state', 'label'], listOf('certificates')),

  ...implement('certificate get', [], ({certificate}) => ({view: viewCertificate(certificate)})),

  ...implement('certificate create', ['hostname', 'validation', 'label', ...waitFlags], (context) => {
    const {draft, args, flags, fail} = context;
    const {validation} = flags;
    const name = args.NAME;
    const hostnames = [...new Set(flags.hostname)];
    if (validation === 'http' && hostnames.some((hostname) => hostname.startsWith('*.'))) {
      const reason = 'a wildcard hostname requires DNS validation';
      fail('flag_value_invalid', {value: 'http', flag: 'validation', reason}, 'add --validation dns');
    }
    const {namespace} = context;
    checkNameFree(context, namespace.name, 'a certificate', Object.values(namespace.certificates), name);
    const certificate = createCertificate(context, {name, hostnames, validation, source: 'managed'});
    certificate.labels = changeLabels(flags);
    if (flags.wait) waitFor(draft, certificate, 'active');
    return done(
      viewCertificate(certificate),
      `Created certificate ${name}`,
      'Add these DNS records:',
      ...certificate.records.map((record) => `  ${record}`),
      ...(certificate.state === 'active' ? [`Certificate ${name} is active`] : []),
    );
  }),

  ...implement('certificate upload', ['certificate', 'key', 'label'], (context) => {
    const {draft, args, flags, namespace} = context;
    const name = args.NAME;
    const hostnames = readSubjects(readPem(context, flags.certificate, 'BEGIN CERTIFICATE'));
    readPem(context, flags.key, 'PRIVATE KEY');
    const labels = changeLabels(flags, pick(namespace.certificates, name)?.labels);
    delete namespace.certificates[name];
    const own = {name, hostnames, validation: null, source: 'uploaded'} as const;
    const certificate = createCertificate(context, own);
    Object.assign(certificate, {labels, issuer: 'uploaded', expiresAt: draft.now + VALIDITY});
    certificate.due = endOf(certificate);
    return done(viewCertificate(certificate), `Uploaded certificate ${name}`);
  }),

  ...implement('certificate renew', waitFlags, (context) => {
    const {draft, flags, fail, certificate} = context;
    const {name, state, source} = certificate;
    if (source === 'uploaded') fail('certificate_uploaded', {name});
    if (state === 'renewing' || state === 'issuing')
      return done(viewCertificate(certificate), `Certificate ${name} is ${state} already`);
    if (state === 'active') changeState('certificate', certificate, 'renewing', draft.now);
    if (flags.wait) waitFor(draft, certificate, 'active');
    return done(viewCertificate(certificate), `${flags.wait ? 'Renewed' : 'Renewing'} certificate ${name}`);
  }),

  ...implement('certificate delete', [], (context) => {
    const {namespace, certificate} = context;
    const {name} = certificate;
    const users = Object.values(namespace.services).filter(({hostnames}) =>
      hostnames.some((hostname) => certificate.hostnames.some((pattern) => matchesHostname(pattern, hostname))),
    );
    const names = users.map((service) => `service ${service.name}`).join(', ');
    if (names !== '') context.fail('resource_in_use', {kind: 'certificate', name, users: names});
    delete namespace.certificates[name];
    return done(viewCertificate(certificate), `Deleted certificate ${name}`);
  }),
};

function readPem(context: Context<'file_not_found' | 'certificate_invalid'>, file: string, marker: string): string {
  const {text} = findFile(context, file) ?? context.fail('file_not_found', {file});
  if (!text.includes(marker)) context.fail('certificate_invalid', {file, reason: 'it is not PEM'});
  return text;
}

/** Reads the hostnames in a certificate file, from lines such as `# DNS:www.example.com`. */
function readSubjects(pem: string): string[] {
  const names = [...pem.slice(0, 20_000).matchAll(/DNS:([a-z0-9.*-]{1,253})/g)].map((match) => match[1] ?? '');
  return names.length > 0 ? [...new Set(names)].slice(0, 100) : ['www.example.com'];
}
