import type {PhrasingContent} from 'mdast';
import {clocks, timerFacts} from '@aloft/platform/system';
import {prose, table} from '../nodes';
import type {Renderer} from '../Renderer';

const code = (value: string): PhrasingContent[] => [{type: 'inlineCode', value}];

const DURING_STANDBY = {
  stops: 'Stops, and continues from where it stopped',
  jumps: 'Jumps to the present at the wake',
};
const MISSED = {continues: 'Continues', once: 'Runs once, late', skips: 'Is skipped'};

/** `<ClockTable />`: a machine's clocks and their behavior during standby. */
export const clockTable: Renderer = {
  name: 'ClockTable',
  render: () => [
    table(
      ['Clock', 'During standby', 'Use'],
      clocks.map(({name, standby, use}) => [code(name), prose(DURING_STANDBY[standby]), prose(use)]),
    ),
  ],
};

/** `<TimerTable kind="runtime" />` or `"scheduler"`: behavior of timers and scheduled jobs after a wake. */
export const timerTable: Renderer = {
  name: 'TimerTable',
  required: ['kind'],
  render: ({kind = ''}, {fail}) => {
    const facts = timerFacts.filter((fact) => fact.kind === kind);
    if (facts.length === 0) fail(`<TimerTable> has no kind "${kind}"`, 'write kind="runtime" or kind="scheduler"');
    if (kind === 'scheduler') {
      return [
        table(
          ['Scheduler', 'A missed job', 'Details'],
          facts.map(({name, missed, description}) => [prose(name), prose(MISSED[missed]), prose(description)]),
        ),
      ];
    }
    return [
      table(
        ['Runtime', 'Timers', 'Notes'],
        facts.map(({name, timers, description}) => [
          prose(name),
          timers.flatMap((timer, index) => [...(index > 0 ? prose(', ') : []), ...code(timer)]),
          prose(description),
        ]),
      ),
    ];
  },
};
