import {brand} from '../../brand';
import {createCertificate} from '../certificates/createCertificate';
import type {Context, Handler, Reply} from '../context';
import {CommandFailure} from '../failure';
import {changeLabels, filterViews} from '../filterViews';
import {findCertificate, isOn, list, pick, text} from '../resolve';
import {matchesHostname} from '../shell/findHost';
import {resolvePath} from '../shell/resolvePath';
import {advanceTo, endOf} from '../state/advanceState';
import {changeState} from '../state/changeState';
import {DURATIONS, VALIDITY} from '../state/durations';
import type {Certificate} from '../state/types';
import {viewCertificate} from '../views/viewCertificate';

export const certificateCommands: Record<string, Handler> = {
  'certificate list': (context) => ({
    views: filterViews(context, Object.values(context.namespace().certificates).map(viewCertificate)),
    empty: 'No certificates.',
  }),
  'certificate get': (context) => ({view: viewCertificate(chosen(context))}),
  'certificate create': create,
  'certificate upload': upload,
  'certificate renew': renew,
  'certificate delete': remove,
};

function chosen(context: Context): Certificate {
  return findCertificate(context.namespace(), text(context, 'NAME') ?? '');
}

function done(certificate: Certificate, ...steps: string[]): Reply {
  return {steps, view: viewCertificate(certificate), quiet: [certificate.name]};
}

function readHostnames(context: Context): string[] {
  return [...new Set(list(context, 'hostname'))];
}

function create(context: Context): Reply {
  const hostnames = readHostnames(context);
  const validation = text(context, 'validation') === 'dns' ? 'dns' : 'http';
  if (validation === 'http' && hostnames.some((hostname) => hostname.startsWith('*.'))) {
    throw new CommandFailure(
      'flag_value_invalid',
      {
        value: 'http',
        flag: 'validation',
        reason: 'a wildcard hostname requires DNS validation',
        command: `${brand.cli} certificate create`,
      },
      'add --validation dns',
    );
  }
  const certificate = createCertificate(context.draft, context.namespace(), {
    name: text(context, 'NAME') ?? '',
    hostnames,
    validation,
    source: 'managed',
  });
  certificate.labels = changeLabels(context, {});
  const records = [...certificate.records];
  if (isOn(context, 'wait')) waitForCertificate(context, certificate);
  return done(
    certificate,
    `Created certificate ${certificate.name}`,
    'Add these DNS records:',
    ...records.map((record) => `  ${record}`),
    ...(certificate.state === 'active' ? [`Certificate ${certificate.name} is active`] : []),
  );
}

function readPem(context: Context, flag: string, marker: string): string {
  const {draft} = context;
  const file = text(context, flag) ?? '';
  const path = resolvePath(draft, file);
  const entry = Object.hasOwn(draft.files, path) ? draft.files[path] : undefined;
  if (!entry) throw new CommandFailure('file_not_found', {file});
  if (!entry.text.includes(marker)) throw new CommandFailure('certificate_invalid', {file, reason: 'it is not PEM'});
  return entry.text;
}

/** Reads the hostnames in a certificate file, from lines such as `# DNS:www.example.com`. */
function readSubjects(pem: string): string[] {
  const names = [...pem.slice(0, 20_000).matchAll(/DNS:([a-z0-9.*-]{1,253})/g)].map((match) => match[1] ?? '');
  return names.length > 0 ? [...new Set(names)].slice(0, 100) : ['www.example.com'];
}

/** Advances time until the certificate is active, which takes at most three transitions. */
function waitForCertificate(context: Context, certificate: Certificate): void {
  for (let step = 0; step < 3 && certificate.state !== 'active' && certificate.due; step += 1) {
    advanceTo(context.draft, certificate.due.at);
  }
}

function upload(context: Context): Reply {
  const {draft} = context;
  const namespace = context.namespace();
  const name = text(context, 'NAME') ?? '';
  const pem = readPem(context, 'certificate', 'BEGIN CERTIFICATE');
  readPem(context, 'key', 'PRIVATE KEY');
  const labels = pick(namespace.certificates, name)?.labels ?? {};
  delete namespace.certificates[name];
  const certificate = createCertificate(draft, namespace, {
    name,
    hostnames: readSubjects(pem),
    validation: null,
    source: 'uploaded',
  });
  certificate.labels = changeLabels(context, labels);
  certificate.issuer = 'uploaded';
  certificate.expiresAt = draft.now + VALIDITY;
  certificate.updatedAt = draft.now;
  certificate.due = endOf(certificate);
  return done(certificate, `Uploaded certificate ${name}`);
}

function renew(context: Context): Reply {
  const {draft} = context;
  const certificate = chosen(context);
  const {name, state} = certificate;
  if (certificate.source === 'uploaded') throw new CommandFailure('certificate_uploaded', {name});
  if (state === 'renewing' || state === 'issuing') return done(certificate, `Certificate ${name} is ${state} already`);
  if (state === 'active' || state === 'expired') {
    changeState('certificate', certificate, 'renewing', draft.now);
    certificate.due = {to: 'active', at: draft.now + DURATIONS.issuing};
  } else if (state === 'failed') {
    changeState('certificate', certificate, 'pending-validation', draft.now);
    certificate.due = {to: 'issuing', at: draft.now + DURATIONS.validation};
  }
  if (!isOn(context, 'wait')) return done(certificate, `Renewing certificate ${name}`);
  waitForCertificate(context, certificate);
  return done(certificate, `Renewed certificate ${name}`);
}

function remove(context: Context): Reply {
  const namespace = context.namespace();
  const certificate = chosen(context);
  const users = Object.values(namespace.services).filter((service) =>
    service.hostnames.some((hostname) => certificate.hostnames.some((pattern) => matchesHostname(pattern, hostname))),
  );
  if (users.length > 0) {
    const names = users.map((service) => `service ${service.name}`).join(', ');
    throw new CommandFailure('resource_in_use', {kind: 'certificate', name: certificate.name, users: names});
  }
  const view = viewCertificate(certificate);
  delete namespace.certificates[certificate.name];
  return {steps: [`Deleted certificate ${certificate.name}`], view, quiet: [certificate.name]};
}
