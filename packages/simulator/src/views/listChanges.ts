import {isObject} from '@aloft/platform/values';
import type {View} from '../context';
import type {App, Certificate, Machine, Service, SimulatorState, Volume} from '../state/types';
import {viewRelease, viewResource, viewSnapshot, viewToken} from '.';

/** Fields that follow from other changes. */
const derived = new Set(['updatedAt', 'stateChangedAt', 'lastUsedAt']);

/** The resources of a state by kind and name, as the API returns them. */
function viewState({namespaces, tokens}: SimulatorState): Map<string, View> {
  const views = new Map<string, View>(tokens.map((token) => [`token ${token.name}`, viewToken(token)]));
  for (const namespace of Object.values(namespaces)) {
    const {name, region, state} = namespace;
    const add = (kind: string, own: string, view: View) => views.set(`${kind} ${name}/${own}`, view);
    views.set(`namespace ${name}`, {region, state});
    for (const kind of ['apps', 'machines', 'services', 'certificates', 'volumes'] as const)
      for (const resource of Object.values<App | Machine | Service | Certificate | Volume>(namespace[kind])) {
        const own = resource.name;
        add(kind.slice(0, -1), own, viewResource(kind, resource, namespace));
        if ('releases' in resource) {
          for (const release of resource.releases)
            add('release', `${own}/${release.number}`, viewRelease(resource, release));
          for (const [secret, {digest}] of Object.entries(resource.secretValues))
            add('secret', `${own}/${secret}`, {digest});
        }
        if ('snapshots' in resource)
          for (const snapshot of resource.snapshots)
            add('snapshot', `${own}/${snapshot.name}`, viewSnapshot(resource, snapshot));
      }
  }
  return views;
}

/** The fields of a resource as JSON, by dotted path. */
function listFields(view: View = {}, parent = ''): [path: string, json: string][] {
  return Object.entries(view).flatMap(([name, value]): [string, string][] =>
    isObject(value) ? listFields(value, `${parent}${name}.`) : [[parent + name, JSON.stringify(value)]],
  );
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
