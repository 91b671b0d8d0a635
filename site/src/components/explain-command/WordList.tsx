import type {ExplainedWord, WordKind} from '@aloft/platform/shell';
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import type {ReactNode} from 'react';

/** Text from the facts, with code between backticks. */
export function Note({text}: {readonly text: string}) {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}

interface LinkProps {
  /** Path in the current docs with an anchor. Without it, the text isn't a link. */
  readonly url?: string;
  /** Name of a link whose text alone is unclear. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to the reference. It's a plain element, because the dialog is outside the router; see `PageFrame`. */
export function ReferenceLink({url, label, children}: LinkProps) {
  if (url === undefined) return children;
  return (
    <a href={siteConfig.baseUrl + url.slice(1)} aria-label={label}>
      {children}
    </a>
  );
}

type RowProps = LinkProps & Readonly<{name: string; kind?: string}>;

/** A row of a list: a name in code, which links to the reference, and its meaning. */
export function Row({name, kind, children, ...link}: RowProps) {
  return (
    <>
      <dt>
        <ReferenceLink {...link}>
          <code className="al-long">{name}</code>
        </ReferenceLink>{' '}
        {kind && <small>{kind}</small>}
      </dt>
      <dd>{children}</dd>
    </>
  );
}

const kinds: Readonly<Record<WordKind, string>> = {
  program: translate({message: 'program'}),
  command: translate({message: 'command'}),
  argument: translate({message: 'argument'}),
  flag: translate({message: 'flag'}),
  value: translate({message: 'value'}),
};

/** The words of a command line with their explanations. */
export default function WordList({words}: {readonly words: readonly ExplainedWord[]}) {
  return (
    <dl className="ref-list">
      {words.map(({kind, text, note, url, problems}, index) => (
        <Row key={index} name={text} url={url} kind={kinds[kind]}>
          <Note text={note} />
          {problems.map(({message}) => (
            <span key={message} className="al-failure">
              {message}
            </span>
          ))}
        </Row>
      ))}
    </dl>
  );
}
