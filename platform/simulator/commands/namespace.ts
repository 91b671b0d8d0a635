import {limits} from '../../limits';
import {sizeUnits} from '../../quantities';
import type {Context, Handler, Reply, View} from '../context';
import {CommandFailure} from '../failure';
import {computeInUse} from '../machines/computeInUse';
import {COUNTED_KINDS, type CountedKind} from '../quota';
import {changeLabels, filterViews} from '../filterViews';
import {findNamespace, text} from '../resolve';
import {createNamespace} from '../state/createEmptyState';
import type {Namespace, SimulatorState} from '../state/types';
import {viewTimes} from '../views/viewApp';

export const namespaceCommands: Record<string, Handler> = {
  'namespace list': (context) => ({
    views: filterViews(
      context,
      Object.values(context.draft.namespaces).map((namespace) => viewNamespace(context.draft, namespace)),
    ),
    empty: 'No namespaces.',
  }),
  'namespace get': (context) => ({view: viewNamespace(context.draft, chosen(context))}),
  'namespace create': create,
  'namespace use': use,
  'namespace delete': remove,
  'namespace quota': quota,
};

function chosen(context: Context): Namespace {
  const name = text(context, 'NAME');
  return name === null ? context.namespace() : findNamespace(context.draft, name);
}

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

function done(context: Context, namespace: Namespace, ...steps: string[]): Reply {
  return {steps, view: viewNamespace(context.draft, namespace), quiet: [namespace.name]};
}

/** Names that are taken by others, for the error of a taken name. */
const TAKEN = new Set(['hello', 'example', 'test', 'demo']);

function create(context: Context): Reply {
  const {draft, call} = context;
  const name = text(context, 'NAME') ?? '';
  if (Object.hasOwn(draft.namespaces, name) || TAKEN.has(name)) throw new CommandFailure('namespace_taken', {name});
  const namespace = createNamespace(name, call.global.region, draft.now);
  namespace.labels = changeLabels(context, {});
  draft.namespaces[name] = namespace;
  draft.currentNamespace ??= name;
  return done(context, namespace, `Created namespace ${name} in ${namespace.region}`);
}

function use(context: Context): Reply {
  const namespace = chosen(context);
  context.draft.currentNamespace = namespace.name;
  return done(context, namespace, `Now using namespace ${namespace.name}`);
}

function remove(context: Context): Reply {
  const {draft} = context;
  const namespace = chosen(context);
  const used = COUNTED_KINDS.filter((kind) => Object.keys(namespace[kind]).length > 0).map((kind) =>
    countKind(Object.keys(namespace[kind]).length, kind),
  );
  if (used.length > 0) {
    throw new CommandFailure('resource_in_use', {kind: 'namespace', name: namespace.name, users: used.join(', ')});
  }
  if (Object.keys(draft.namespaces).length === 1) {
    throw new CommandFailure('resource_in_use', {
      kind: 'namespace',
      name: namespace.name,
      users: 'your account, which has no other',
    });
  }
  const view = viewNamespace(draft, namespace);
  delete draft.namespaces[namespace.name];
  if (draft.currentNamespace === namespace.name) draft.currentNamespace = Object.keys(draft.namespaces)[0] ?? null;
  return {steps: [`Deleted namespace ${namespace.name}`], view, quiet: [namespace.name]};
}

function countKind(count: number, kind: CountedKind): string {
  return `${count} ${count === 1 ? kind.replace(/s$/, '') : kind}`;
}

function quota(context: Context): Reply {
  const namespace = chosen(context);
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
}
