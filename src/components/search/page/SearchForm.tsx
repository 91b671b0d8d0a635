import Translate, {translate} from '@docusaurus/Translate';
import type {FormEvent, ReactNode} from 'react';
import styles from './SearchPage.module.css';

interface Props {
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** The text field of the search page. It also works as a plain form. */
export default function SearchForm({text, onSearch}: Props): ReactNode {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  return (
    <search>
      <form className={styles.form} action="/search" method="get" onSubmit={submit}>
        <input
          // A new query from elsewhere takes the place of what was typed.
          key={text}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={text}
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
