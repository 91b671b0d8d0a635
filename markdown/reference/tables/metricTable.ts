import type {RootContent} from 'mdast';
import {commonMetricLabels, metrics, type Metric, type MetricLabel} from '../../../platform/metrics';
import {definitionList} from '../nodes/definitionList';
import {element} from '../nodes/element';
import {fence} from '../nodes/fence';
import {heading} from '../nodes/heading';
import {paragraph} from '../nodes/prose';
import {readDepth} from '../readDepth';
import type {Renderer} from '../Renderer';

/** `<MetricTable />`: a heading for each metric, with its labels and a query; `depth` defaults to 3. */
export const metricTable: Renderer = {
  name: 'MetricTable',
  optional: ['depth'],
  render: (attributes, context) => metrics.flatMap((metric) => renderMetric(metric, readDepth(attributes, context))),
};

/** `<MetricLabels />`: the labels that metrics share. */
export const metricLabels: Renderer = {
  name: 'MetricLabels',
  render: () => [describeLabels(commonMetricLabels)],
};

function renderMetric(
  {name, type, unit, labels, without, description, query, question}: Metric,
  depth: number,
): RootContent[] {
  const common = commonMetricLabels.map((label) => label.name).filter((label) => !without.includes(label));
  return [
    heading(depth, name, [{type: 'inlineCode', value: name}]),
    element('p', {className: ['ref-notes']}, [element('small', {}, [type]), ' ', element('small', {}, [unit])]),
    paragraph(description),
    paragraph(`Common labels: ${common.map((label) => `\`${label}\``).join(', ')}.`),
    ...(labels.length > 0 ? [describeLabels(labels)] : []),
    paragraph(question),
    fence('promql', query),
  ];
}

function describeLabels(labels: readonly MetricLabel[]): RootContent {
  return definitionList(
    labels.map(({name, description, values}) => ({
      term: [{type: 'inlineCode', value: name}],
      body: [
        paragraph(values ? `${description} One of ${values.map((value) => `\`${value}\``).join(', ')}.` : description),
      ],
    })),
    'compact',
  );
}
