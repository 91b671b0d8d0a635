import {limits} from '../../../limits';
import {defineCommand} from '../../defineCommand';
import {appArgument} from '../sharedFlags';

export const metrics = defineCommand('metrics', {
  group: 'project',
  access: 'read',
  summary: "Print an app's metrics.",
  description:
    "Print the latest value of each of the app's metrics, or one row per step with `--since`. For graphs and alerts, scrape the Prometheus endpoint.",
  args: [appArgument],
  flags: [
    {
      name: 'metric',
      type: 'string',
      repeatable: true,
      placeholder: 'METRIC',
      description:
        'Full name of the metric to print. To print histogram buckets, specify the metric or its `_bucket` series.',
    },
    {
      name: 'since',
      type: 'duration',
      max: limits['metrics-retention'].written,
      description: `Start of the time range, as a duration before now. Metrics are kept for ${limits['metrics-retention'].text}.`,
    },
    {
      name: 'step',
      type: 'duration',
      min: limits['metrics-resolution'].written,
      max: '24h',
      default: '1m',
      requires: ['since'],
      description: 'Interval between two rows.',
    },
  ],
  examples: {
    'aloft metrics hello': 'Print the latest values.',
    'aloft metrics hello --metric aloft_machine_wakes_total --since 1h --step 5m':
      'Show how often machines woke in the last hour.',
  },
  output: [
    {header: 'TIME', field: 'time', description: 'Time of the row. Printed with `--since`.', withFlag: 'since'},
    {header: 'METRIC', field: 'metric', description: 'Name of the metric.'},
    {header: 'LABELS', field: 'labels', description: 'Labels of the series, without `namespace`, `app`, and `region`.'},
    {header: 'VALUE', field: 'value', description: 'Value of the series.'},
  ],
  errors: ['app_not_found', 'manifest_not_found', 'flag_value_invalid', 'manifest_invalid'],
});
