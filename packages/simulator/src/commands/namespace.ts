import {limits} from '@aloft/platform/limits';
import {sizeUnits} from '@aloft/platform/values';
import {chooseNamespace, currentToken} from '../access';
import type {Reply, View} from '../context';
import {changeLabels, COUNTED_KINDS, type CountedKind, filterViews} from '../resources';
import {implement} from '../implement';
import {computeInUse} from '../machines/startMachine';
import {createNamespace} from '../state/createEmptyState';
import type {Namespace, SimulatorState} from '../state/types';
import {viewTimes} from '../views';

/** Names that are taken by others, for the error of a taken name. */
const TAKEN = new Set(['hello', 'example', 'test', 'demo']);

export const namespaceCommands = {
  ...implement('namespace list', ['state', 'label'], (context) => {
    const {draft} = context;
    const {namespace: only} = currentToken(context);
    const views = Object.values(draft.namespaces)
      .filter(({name}) => only === null || name === only)
      .map((namespace) => viewNamespace(draft, namespace));
    return {views: filterViews(context, views), empty: 'No namespaces.'};
  }),

  ...implement('namespace get', [], (context) => ({
    view: viewNamespace(context.draft, chooseNamespace(context, context.args.NAME)),
  })),

  ...implement('namespace create', ['label'], ({draft, args, flags, call, fail}) => {
    const name = args.NAME;
    if (Object.hasOwn(draft.namespaces, name) || TAKEN.has(name)) return fail('namespace_taken', {name});
    const namespace = createNamespace(name, call.flags.region, draft.now);
    namespace.labels = changeLabels(flags, {});
    draft.namespaces[name] = namespace;
    draft.currentNamespace ??= name;
    return done(draft, namespace, `Created namespace ${name} in ${namespace.region}`);
  }),

  ...implement('namespace use', [], (context) => {
    const namespace = chooseNamespace(context, context.args.NAME);
    context.draft.currentNamespace = namespace.name;
    return done(context.draft, namespace, `Now using namespace ${namespace.name}`);
  }),

  ...implement('namespace delete', [], (context) => {
    const {draft, fail} = context;
    const namespace = chooseNamespace(context, context.args.NAME);
    const {name} = namespace;
    const used = COUNTED_KINDS.filter((kind) => Object.keys(namespace[kind]).length > 0).map((kind) =>
      countKind(Object.keys(namespace[kind]).length, kind),
    );
    if (used.length > 0) fail('resource_in_use', {kind: 'namespace', name, users: used.join(', ')});
    if (Object.keys(draft.namespaces).length === 1) {
      fail('resource_in_use', {kind: 'namespace', name, users: 'your account, which has no other'});
    }
    const view = viewNamespace(draft, namespace);
    delete draft.namespaces[name];
    if (draft.currentNamespace === name) draft.currentNamespace = Object.keys(draft.namespaces)[0] ?? null;
    return {steps: [`Deleted namespace ${name}`], view, quiet: [name]};
  }),

  ...implement('namespace quota', [], (context) => {
    const {NAME} = context.args;
    const namespace = chooseNamespace(context, NAME);
    const compute = computeInUse(namespace);
    const counted = COUNTED_KINDS.map((kind): View => ({
      limit: limits[kind].label,
      used: Object.keys(namespace[kind]).length,
      allowed: limits[kind].value,
    }));
    const views = [
      ...counted,
      {limit: limits.vcpus.label, used: compute.vcpus, allowed: limits.vcpus.value},
      {
        limit: `${limits.memory.label} (GiB)`,
        used: compute.memoryBytes / sizeUnits.Gi,
        allowed: limits.memory.value / sizeUnits.Gi,
      },
    ];
    return {views, quiet: views.map((view) => `${String(view.limit)} ${String(view.used)}`)};
  }),
};

function viewNamespace(draft: SimulatorState, namespace: Namespace): View {
  return {
    name: namespace.name,
    state: namespace.state,
    region: namespace.region,
    apps: Object.keys(namespace.apps).length,
    machines: Object.keys(namespace.machines).length,
    inUse: draft.currentNamespace === namespace.name,
    ...viewTimes(namespace),
  };
}

function done(draft: SimulatorState, namespace: Namespace, ...steps: string[]): Reply<never> {
  return {steps, view: viewNamespace(draft, namespace), quiet: [namespace.name]};
}

function countKind(count: number, kind: CountedKind): string {
  return `${count} ${count === 1 ? kind.replace(/s$/, '') : kind}`;
}
