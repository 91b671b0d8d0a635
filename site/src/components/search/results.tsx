import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Kind, PageHits, SearchHit, Segment} from '@aloft/search';
import clsx from 'clsx';
import {useEffect, useRef, type FormEvent} from 'react';
import {createLineIcon} from '../icons';
import {formatQuery, type QueryAddress} from './query';
import styles from './search.module.css';

const sectionIcon = createLineIcon('M4.8 6h14.4M4.8 12h14.4M4.8 18h8.4', 18);
const fieldIcon = createLineIcon(
  'M9.6 4.2c-3 0-3 1.2-3 3.6s0 3.6-1.8 4.2c1.8.6 1.8 1.8 1.8 4.2s0 3.6 3 3.6M14.4 4.2c3 0 3 1.2 3 3.6s0 3.6 1.8 4.2c-1.8.6-1.8 1.8-1.8 4.2s0 3.6-3 3.6',
  18,
);
/** Those of all other kinds are like a section's. */
const icons: Partial<Record<Kind, typeof sectionIcon>> = {
  page: createLineIcon('M13.8 3.6H6.6v16.8h10.8V7.2zm0 0v3.6h3.6M9.6 12h4.8M9.6 15.6h4.8', 18),
  command: createLineIcon('m4.8 7.2 4.8 4.8-4.8 4.8M12 17.4h7.2', 18),
  field: fieldIcon,
  row: fieldIcon,
  error: createLineIcon('M12 4.2l8.4 15H3.6zM12 9.6v4.8M12 16.6v.4', 18),
  term: createLineIcon('M5.4 19.2 12 4.8l6.6 14.4M7.8 14.4h8.4', 18),
};

/**
 * Renders text with the matches marked. It's never interpreted as HTML. Each run is an element, because React can't
 * remove bare text nodes that the browser's translation has replaced.
 */
function MarkedText({as: Tag, text = []}: {readonly as: 'b' | 'p' | 'span'; readonly text?: readonly Segment[]}) {
  if (text.length === 0) return null;
  const render = (Run: 'mark' | 'span', run: string, index: number) => <Run key={index}>{run}</Run>;
  return <Tag>{text.map((run, index) => render(run.marked ? 'mark' : 'span', run.text, index))}</Tag>;
}

/** A section, or a page, whose parents are its breadcrumbs. */
export type Hit = Pick<SearchHit, 'kind' | 'title' | 'url'> & Partial<SearchHit>;

export function HitText({kind, title, parents, snippet}: Omit<Hit, 'url'>) {
  const Icon = icons[kind] ?? sectionIcon;
  return (
    <>
      <Icon />
      <span className={styles.text}>
        <span>
          <MarkedText as="b" text={title} />
          {parents && <span className={styles.path}> {parents}</span>}
        </span>
        <MarkedText as="span" text={snippet} />
      </span>
    </>
  );
}

/** Pages with their breadcrumbs, title and hits, each with a snippet of one or two lines. */
export function ResultList({pages}: {readonly pages: readonly PageHits[]}) {
  return (
    <ol className={clsx('clean-list', styles.results)}>
      {pages.map(({path, title, trail, snippet, hits}) => (
        <li key={path}>
          {trail !== '' && <p>{trail}</p>}
          <h2>
            <Link to={path}>
              <MarkedText as="span" text={title} />
            </Link>
          </h2>
          <MarkedText as="p" text={snippet} />
          <ul className="clean-list">
            {hits.map(({url, ...hit}) => (
              <li key={url}>
                <Link to={url} className={styles.hit}>
                  <HitText {...hit} />
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** A form that opens the search page. A text that the reader hasn't submitted yet stays in its field. */
export function SearchForm({text, area}: QueryAddress) {
  const history = useHistory();
  const path = useBaseUrl('/search');
  const field = useRef<HTMLInputElement>(null);
  /** The text that isn't the reader's. */
  const own = useRef('');
  useEffect(() => {
    const {current: input} = field;
    if (input?.value === own.current) input.value = text;
    own.current = text;
  }, [text]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    history.push(`${path}${formatQuery({text: field.current?.value ?? '', area})}`);
  };
  const label = translate({message: 'Search the docs'});
  return (
    <search>
      <form className={clsx('al-row al-control margin-vert--md', styles.form)} action={path} onSubmit={submit}>
        <input
          ref={field}
          className="al-field"
          type="search"
          name="q"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
        />
        <button type="submit" className="al-button">
          {translate({message: 'Search'})}
        </button>
      </form>
    </search>
  );
}
