import type {Context, View} from './context';

interface Filter extends Pick<Context, 'call'> {
  readonly flags: {readonly state: readonly string[]; readonly label: Labels};
}

type Labels = Readonly<Record<string, string>>;

/** Filters views by `--state`, `--label` and `--region`, and sorts them by name. */
export function filterViews({call, flags}: Filter, views: View[]): View[] {
  const states: readonly string[] = flags.state;
  const labels = Object.entries(flags.label);
  const {region} = call.flags;
  return views
    .filter((view) => states.length === 0 || states.includes(String(view.state)))
    .filter((view) => region === undefined || view.region === undefined || view.region === region)
    .filter((view) => labels.every(([key, value]) => readLabel(view, key) === value))
    .sort((left, right) => (String(left.name) < String(right.name) ? -1 : 1));
}

function readLabel(view: View, key: string): unknown {
  const labels = view.labels as Record<string, unknown>;
  return Object.hasOwn(labels, key) ? labels[key] : undefined;
}

/** Applies `--label` flags to labels; an empty value removes a label. */
export function changeLabels({label}: {readonly label: Labels}, labels: Labels): Record<string, string> {
  return Object.fromEntries(Object.entries({...labels, ...label}).filter(([, value]) => value !== ''));
}
