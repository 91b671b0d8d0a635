import type {Style} from './Segment';

const groups: Readonly<Record<Style, string>> = {
  comment: 'comment prolog doctype cdata shebang section-comment',
  keyword: 'keyword rule important directive delimiter boolean null',
  string:
    'string char attr-value regex url template-string triple-quoted-string string-literal string-interpolation bytes symbol header-value',
  number: 'number constant unit version',
  function:
    'function function-name method builtin function-variable macro fragment function-definition lifetime-annotation',
  type: 'class-name namespace maybe-class-name package module-declaration attribute annotation generics type type-definition table',
  property: 'property attr-name key parameter flag header-name selector label label-key key-value http-header',
  variable: 'variable environment assign-left interpolation instance-variable for-or-select identifier-variable',
  tag: 'tag',
  inserted: 'inserted inserted-sign inserted-arrow',
  deleted: 'deleted deleted-sign deleted-arrow',
  heading: 'title coord request-line response-status section section-name target',
  prompt: 'prompt',
  output: 'output',
};

const styles: ReadonlyMap<string, Style> = new Map(
  Object.entries(groups).flatMap(([style, types]) => types.split(' ').map((type) => [type, style as Style] as const)),
);

/** The style of a grammar's token type, or undefined for plain text. */
export function styleOfToken(type: string): Style | undefined {
  return styles.get(type);
}
