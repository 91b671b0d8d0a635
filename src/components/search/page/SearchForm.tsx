import Translate, {translate} from '@docusaurus/Translate';
import {usePagePath} from '../usePagePath';
import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import styles from './SearchPage.module.css';

interface Props {
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** The form of the search page, which also works without scripts. */
export default function SearchForm({text, onSearch}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  /** True while the field contains text that was typed before hydration. */
  const isTypedEarly = useRef<boolean>(undefined);
  useEffect(() => {
    const {current: input} = field;
    if (!input) return;
    const isFirst = isTypedEarly.current === undefined;
    if (isFirst) isTypedEarly.current = input.value !== '';
    if (!isTypedEarly.current) input.value = text;
    else if (!isFirst) isTypedEarly.current = false;
  }, [text]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(field.current?.value ?? '');
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} action={usePagePath()('/search')} method="get" onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          autoComplete="off"
          aria-label={translate({id: 'aloft.search.placeholder', message: 'Search the docs'})}
          placeholder={translate({id: 'aloft.search.placeholder', message: 'Search the docs'})}
        />
        <button type="submit" className={styles.submit}>
          <Translate id="aloft.search.page">Search</Translate>
        </button>
      </form>
    </search>
  );
}
