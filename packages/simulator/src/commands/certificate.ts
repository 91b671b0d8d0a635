import {createCertificate} from '../attachments/network';
import {chooseNamespace} from '../access';
import type {Context} from '../context';
import {findFile} from '../deploy/readManifest';
import {changeLabels, checkNameFree, filterViews, pick} from '../resources';
import {implement} from '../implement';
import {matchesHostname} from '../programs/findHost';
import {advanceTo, endOf} from '../state/advanceState';
import {changeState, DURATIONS, VALIDITY} from '../state/lifecycle';
import type {Certificate, SimulatorState} from '../state/types';
import {viewCertificate} from '../views';
import {chooser, replyWith} from './chosen';

const chosen = chooser('certificates');
const done = replyWith(viewCertificate);

export const certificateCommands = {
  ...implement('certificate list', ['state', 'label'], (context) => ({
    views: filterViews(context, Object.values(chooseNamespace(context).certificates).map(viewCertificate)),
    empty: 'No certificates.',
  })),

  ...implement('certificate get', [], (context) => ({view: viewCertificate(chosen(context).certificate)})),

  ...implement('certificate create', ['hostname', 'validation', 'label', 'wait', 'timeout'], (context) => {
    const {draft, args, flags} = context;
    const {validation} = flags;
    const hostnames = [...new Set(flags.hostname)];
    if (validation === 'http' && hostnames.some((hostname) => hostname.startsWith('*.'))) {
      const reason = 'a wildcard hostname requires DNS validation';
      context.fail('flag_value_invalid', {value: 'http', flag: 'validation', reason}, 'add --validation dns');
    }
    const namespace = chooseNamespace(context);
    checkNameFree(context, namespace, namespace.certificates, 'a certificate', args.NAME);
    const certificate = createCertificate(context, namespace, {
      name: args.NAME,
      hostnames,
      validation,
      source: 'managed',
    });
    certificate.labels = changeLabels(flags, {});
    const records = [...certificate.records];
    if (flags.wait) waitForCertificate(draft, certificate);
    return done(
      certificate,
      `Created certificate ${certificate.name}`,
      'Add these DNS records:',
      ...records.map((record) => `  ${record}`),
      ...(certificate.state === 'active' ? [`Certificate ${certificate.name} is active`] : []),
    );
  }),

  ...implement('certificate upload', ['certificate', 'key', 'label'], (context) => {
    const {draft, args, flags} = context;
    const namespace = chooseNamespace(context);
    const name = args.NAME;
    const pem = readPem(context, flags.certificate, 'BEGIN CERTIFICATE');
    readPem(context, flags.key, 'PRIVATE KEY');
    const labels = pick(namespace.certificates, name)?.labels ?? {};
    delete namespace.certificates[name];
    const certificate = createCertificate(context, namespace, {
      name,
      hostnames: readSubjects(pem),
      validation: null,
      source: 'uploaded',
    });
    certificate.labels = changeLabels(flags, labels);
    certificate.issuer = 'uploaded';
    certificate.expiresAt = draft.now + VALIDITY;
    certificate.updatedAt = draft.now;
    certificate.due = endOf(certificate);
    return done(certificate, `Uploaded certificate ${name}`);
  }),

  ...implement('certificate renew', ['wait', 'timeout'], (context) => {
    const {draft, flags} = context;
    const {certificate} = chosen(context);
    const {name, state} = certificate;
    if (certificate.source === 'uploaded') context.fail('certificate_uploaded', {name});
    if (state === 'renewing' || state === 'issuing')
      return done(certificate, `Certificate ${name} is ${state} already`);
    if (state === 'active' || state === 'expired') {
      changeState('certificate', certificate, 'renewing', draft.now);
      certificate.due = {to: 'active', at: draft.now + DURATIONS.issuing};
    } else if (state === 'failed') {
      changeState('certificate', certificate, 'pending-validation', draft.now);
      certificate.due = {to: 'issuing', at: draft.now + DURATIONS.validation};
    }
    if (!flags.wait) return done(certificate, `Renewing certificate ${name}`);
    waitForCertificate(draft, certificate);
    return done(certificate, `Renewed certificate ${name}`);
  }),

  ...implement('certificate delete', [], (context) => {
    const {namespace, certificate} = chosen(context);
    const {name} = certificate;
    const users = Object.values(namespace.services).filter((service) =>
      service.hostnames.some((hostname) => certificate.hostnames.some((pattern) => matchesHostname(pattern, hostname))),
    );
    if (users.length > 0) {
      const names = users.map((service) => `service ${service.name}`).join(', ');
      context.fail('resource_in_use', {kind: 'certificate', name, users: names});
    }
    const view = viewCertificate(certificate);
    delete namespace.certificates[name];
    return {steps: [`Deleted certificate ${name}`], view, quiet: [name]};
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

/** Advances time until the certificate is active, which takes at most three transitions. */
function waitForCertificate(draft: SimulatorState, certificate: Certificate): void {
  for (let step = 0; step < 3 && certificate.state !== 'active' && certificate.due; step += 1) {
    advanceTo(draft, certificate.due.at);
  }
}
