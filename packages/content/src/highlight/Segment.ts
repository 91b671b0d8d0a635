import type {OutputColor} from '@aloft/simulator/terminal';

/** A run of text in one style. */
export interface Segment {
  readonly text: string;
  /** Style, as in `tok-keyword`; absent for plain text. */
  readonly style?: Style;
  /** Color of a part of a transcript's output, as in the terminal; `more` for the prompt of a continuation line. */
  readonly color?: OutputColor | 'more';
}

/** The styles of the site's stylesheet. Every grammar's token types are mapped to these. */
export type Style =
  | 'comment'
  | 'keyword'
  | 'string'
  | 'number'
  | 'function'
  | 'type'
  | 'property'
  | 'variable'
  | 'tag'
  | 'inserted'
  | 'deleted'
  | 'heading'
  | 'prompt'
  | 'output';
