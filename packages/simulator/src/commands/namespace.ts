import {limits} from '@aloft/platform/limits';
import {sizeUnits} from '@aloft/platform/values';
import {currentToken} from '../access';
import {implement, done} from '../implement';
import {computeInUse} from '../machines/startMachine';
import {changeLabels, COUNTED_KINDS, filterViews} from '../resources';
import {createNamespace} from '../state/createEmptyState';
import {viewNamespace} from '../views';

/** Names that are taken by others, for the error of a taken name. */
const TAKEN = ['hello', 'example', 'test', 'demo'];

export const namespaceCommands = {
  ...implement('namespace list', ['state', 'label'], (context) => {
    const {draft} = context;
    const {namespace: only} = currentToken(context);
    const shown = Object.values(draft.namespaces).filter(({name}) => only === null || name === only);
    const views = shown.map((namespace) => viewNamespace(draft, namespace));
    return {views: filterViews(context, views), empty: 'No namespaces.'};
  }),

  ...implement('namespace get', [], ({draft, namespace}) => ({view: viewNamespace(draft, namespace)})),

  ...implement('namespace create', ['label'], ({draft, args, flags, call, fail}) => {
    const name = args.NAME;
    if (Object.hasOwn(draft.namespaces, name) || TAKEN.includes(name)) return fail('namespace_taken', {name});
    const namespace = createNamespace(draft.now, name, call.flags.region);
    namespace.labels = changeLabels(flags);
    draft.namespaces[name] = namespace;
    draft.currentNamespace ??= name;
    return done(viewNamespace(draft, namespace), `Created namespace ${name} in ${namespace.region}`);
  }),

  ...implement('namespace use', [], ({draft, namespace}) => {
    draft.currentNamespace = namespace.name;
    return done(viewNamespace(draft, namespace), `Now using namespace ${namespace.name}`);
  }),

  ...implement('namespace delete', [], ({draft, namespace, fail}) => {
    const {name} = namespace;
    const counts = COUNTED_KINDS.map((kind) => [Object.keys(namespace[kind]).length, kind] as const);
    const used = counts.flatMap(([count, kind]) =>
      count > 0 ? `${count} ${count === 1 ? kind.slice(0, -1) : kind}` : [],
    );
    if (used.length > 0) fail('resource_in_use', {kind: 'namespace', name, users: used.join(', ')});
    if (Object.keys(draft.namespaces).length === 1)
      fail('resource_in_use', {kind: 'namespace', name, users: 'your account, which has no other'});
    const view = viewNamespace(draft, namespace);
    delete draft.namespaces[name];
    if (draft.currentNamespace === name) draft.currentNamespace = Object.keys(draft.namespaces)[0] ?? null;
    return done(view, `Deleted namespace ${name}`);
  }),

  ...implement('namespace quota', [], ({namespace}) => {
    const {vcpus, memory} = computeInUse(namespace);
    const {Gi} = sizeUnits;
    const views = [
      ...COUNTED_KINDS.map((kind) => {
        const {label, value} = limits[kind];
        return {limit: label, used: Object.keys(namespace[kind]).length, allowed: value};
      }),
      {limit: limits.vcpus.label, used: vcpus, allowed: limits.vcpus.value},
      {limit: `${limits.memory.label} (GiB)`, used: memory / Gi, allowed: limits.memory.value / Gi},
    ];
    return {views, quiet: views.map(({limit, used}) => `${limit} ${used}`)};
  }),
};
