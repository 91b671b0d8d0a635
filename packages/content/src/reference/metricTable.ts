import {commonMetricLabels, metrics, type Metric} from '@aloft/platform/system';
import {codes, type Definition, definitionList, element, heading, paragraph, startSentence} from './nodes';
import type {Renderer} from './Renderer';

/** `<MetricTable />`: the metrics of each resource with their labels and a query. */
export const metricTable: Renderer = {
  name: 'MetricTable',
  render: () =>
    [...new Set(metrics.map(resourceOf))].flatMap((resource) => {
      const group = metrics.filter((metric) => resourceOf(metric) === resource);
      return [
        heading(3, `${resource}-metrics`, `${startSentence(resource)} metrics`),
        ...[...new Set(group.map(listCommonLabels))].map((labels) => paragraph(`Common labels: ${labels}.`)),
        definitionList(group.map(describeMetric)),
      ];
    }),
};

/** The resource in a metric's name: `machine`. */
const resourceOf = ({name}: Metric): string => name.split('_')[1] ?? '';

const listCommonLabels = ({without}: Metric): string =>
  codes(commonMetricLabels.filter((name) => !without.includes(name)));

function describeMetric({name, type, unit, labels, description, query, question}: Metric): Definition {
  const own = labels.map((label) => {
    const values = label.values ? ` One of ${codes(label.values)}.` : '';
    return `Label \`${label.name}\`: ${label.description}${values}`;
  });
  return {
    id: name,
    term: `\`${name}\``,
    notes: [type, unit],
    body: [
      description,
      own.join(' '),
      element('details', {className: ['ref-query']}, [
        element('summary', {}, [question]),
        {type: 'paragraph', children: [{type: 'inlineCode', value: query}]},
      ]),
    ],
  };
}
