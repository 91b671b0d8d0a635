import type {Context, View} from './context';
import {list, pairs} from './resolve';

/** Filters views by `--state`, `--label` and `--region`, and sorts them by name. */
export function filterViews(context: Context, views: View[]): View[] {
  const states = list(context, 'state');
  const labels = Object.entries(pairs(context, 'label'));
  const {region} = context.call.global;
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
export function changeLabels(context: Context, labels: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries({...labels, ...pairs(context, 'label')}).filter(([, value]) => value !== ''),
  );
}
