/** A run of text in one style. */
export interface Segment {
  readonly text: string;
  /** Style, as in `tok-keyword`; absent for plain text. */
  readonly style?: Style;
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
