import type {ReactNode} from 'react';
import Pagination from './Pagination';
import ResultList from './ResultList';
import SearchForm from './SearchForm';
import SearchOutcome from './SearchOutcome';
import type {QueryAddress} from './useQueryAddress';
import {useResults} from './useResults';
import styles from './SearchPage.module.css';

interface Props {
  readonly title: string;
  readonly address: QueryAddress;
}

/** What stands on the search page. It asks for the docs version of the reader, which only the layout knows. */
export default function SearchPageContent({title, address}: Props): ReactNode {
  const {text, page, go} = address;
  const {answer, retry} = useResults(text, page);
  const ask = (next: string) => go({text: next, page: 0});
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <SearchForm text={text} onSearch={ask} />
      <SearchOutcome text={text} answer={answer} onRetry={retry} onAsk={ask} />
      {answer !== undefined && <ResultList pages={answer.pages} />}
      {answer !== undefined && <Pagination total={answer.total} page={page} onTurn={(to) => go({text, page: to})} />}
    </main>
  );
}
