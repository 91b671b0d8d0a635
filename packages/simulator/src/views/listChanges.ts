import type {View} from '../context';
import type {SimulatorState} from '../state/types';
import {viewApp, viewCertificate, viewMachine, viewRelease, viewService, viewSnapshot, viewVolume, viewToken} from '.';

/** Fields that follow from other changes. */
const derived = new Set(['updatedAt', 'stateChangedAt', 'lastUsedAt']);

/** The resources of a state by kind and name, as the API returns them. */
function viewState({namespaces, tokens}: SimulatorState): Map<string, View> {
  const views = new Map<string, View>(tokens.map((token) => [`token ${token.name}`, viewToken(token)]));
  for (const namespace of Object.values(namespaces)) {
    const {name, region, state, apps, machines, services, volumes, certificates} = namespace;
    const add = (kind: string, own: string, view: View) => views.set(`${kind} ${name}/${own}`, view);
    views.set(`namespace ${name}`, {region, state});
    for (const app of Object.values(apps)) {
      add('app', app.name, viewApp(namespace, app));
      for (const release of app.releases) add('release', `${app.name}/${release.number}`, viewRelease(app, release));
      for (const [secret, {digest}] of Object.entries(app.secretValues))
        add('secret', `${app.name}/${secret}`, {digest});
    }
    for (const machine of Object.values(machines)) add('machine', machine.name, viewMachine(machine));
    for (const service of Object.values(services)) add('service', service.name, viewService(service));
    for (const certificate of Object.values(certificates))
      add('certificate', certificate.name, viewCertificate(certificate));
    for (const volume of Object.values(volumes)) {
      add('volume', volume.name, viewVolume(volume));
      for (const snapshot of volume.snapshots)
        add('snapshot', `${volume.name}/${snapshot.name}`, viewSnapshot(volume, snapshot));
    }
  }
  return views;
}

/** The fields of a resource as JSON, by dotted path. */
function listFields(view: View = {}, parent = ''): [path: string, json: string][] {
  return Object.entries(view).flatMap(([name, value]): [string, string][] => {
    const path = parent + name;
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isNested ? listFields(value as View, `${path}.`) : [[path, JSON.stringify(value)]];
  });
}

/**
 * Lists the resources that differ between two states, in the terms of the API: `created volume acme/data`, or `changed
 * app acme/hello: scale.max 1 → 2`.
 */
export function listChanges(before: SimulatorState, after: SimulatorState): readonly string[] {
  const [old, current] = [viewState(before), viewState(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((resource) => {
    const [was, is] = [old.get(resource), current.get(resource)];
    if (!was) return `created ${resource}`;
    if (!is) return `deleted ${resource}`;
    const fields = new Map(listFields(was));
    const changed = listFields(is).filter(([path, json]) => !derived.has(path) && fields.get(path) !== json);
    const texts = changed.map(([path, json]) => `${path} ${fields.get(path) ?? 'null'} → ${json}`);
    return texts.length === 0 ? [] : `changed ${resource}: ${texts.join(', ')}`;
  });
}
