import type {Browser} from '@playwright/test';
import {leastScore, targets, visitBudget} from './budgets';
import type {Column} from './summarizePages';
import {measureAnswer} from './measureAnswer';
import {measureNavigation} from './measureNavigation';
import {measureVisit, type Visit} from './measureVisit';
import type {Kind} from './readOptions';
import {runLighthouse, type Report} from './runLighthouse';
import {interactions} from './watchAnswer';

/** Some columns of the table that are measured together. */
export interface Measurement {
  readonly kind: Kind;
  readonly columns: readonly Column[];
  /** Measures a page once: a number for each column, or undefined for what the page does not offer. */
  readonly measure: (url: string) => Promise<readonly (number | undefined)[]>;
}

type Reader<T> = Column & {readonly read: (measured: T) => number | undefined};

const kilobytes = (bytes: number) => bytes / 1000;

const ofVisit: readonly Reader<Visit>[] = [
  {name: 'HTML kB', digits: 1, read: ({html}) => kilobytes(html)},
  {name: 'CSS kB', digits: 1, read: ({css}) => kilobytes(css)},
  {name: 'HTML + CSS kB', digits: 1, atMost: targets.view, read: ({html, css}) => kilobytes(html + css)},
  {name: 'JS kB', digits: 1, atMost: targets.js, read: ({js}) => kilobytes(js)},
  {name: 'until paint kB', digits: 1, read: ({untilPaint}) => kilobytes(untilPaint)},
  {name: 'until idle kB', digits: 1, atMost: targets.all, read: ({all, ahead}) => kilobytes(all - ahead)},
  {name: 'ahead for links kB', digits: 1, read: ({ahead}) => kilobytes(ahead)},
  {name: 'requests', digits: 0, atMost: visitBudget.requests, read: ({requests}) => requests},
  {name: 'elements', digits: 0, read: ({elements}) => elements},
  {name: 'CLS', digits: 3, atMost: visitBudget.shift, read: ({shift}) => shift},
  {name: 'paint ms', digits: 0, read: ({paint}) => paint},
  {name: 'response ms', digits: 0, atMost: visitBudget.response, read: ({response}) => response},
];

const ofReport: readonly Reader<Report>[] = [
  {name: 'LH score', digits: 0, atLeast: leastScore, read: ({score}) => score},
  {name: 'LH LCP ms', digits: 0, atMost: targets.lcp, read: ({lcp}) => lcp},
  {name: 'LH TBT ms', digits: 0, atMost: targets.tbt, read: ({tbt}) => tbt},
];

const answerNames = {theme: 'theme ms', menu: 'menu ms', search: 'Ctrl+K ms'} as const;

/** All that `npm run bench` measures of a page, in the order of the table. */
export function createMeasurements(browser: Browser, executablePath: string): readonly Measurement[] {
  return [
    {
      kind: 'visits',
      columns: ofVisit,
      measure: async (url) => {
        const visit = await measureVisit(browser, url);
        return ofVisit.map(({read}) => read(visit));
      },
    },
    {
      kind: 'answers',
      columns: interactions.map((interaction) => ({
        name: answerNames[interaction],
        digits: 0,
        atMost: visitBudget.answer,
      })),
      measure: async (url) => {
        const answers: (number | undefined)[] = [];
        for (const interaction of interactions) answers.push(await measureAnswer(browser, url, interaction));
        return answers;
      },
    },
    {
      kind: 'lighthouse',
      columns: ofReport,
      measure: async (url) => {
        const report = await runLighthouse(url, executablePath);
        return ofReport.map(({read}) => read(report));
      },
    },
    {
      kind: 'clicks',
      columns: [{name: 'click to page ms', digits: 0, atMost: targets.click}],
      measure: async (url) => [await measureNavigation(browser, url)],
    },
  ];
}
