import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useResults} from '../useResults';
import ResultList from './ResultList';

/** The words of a path below the base URL. */
export const readWords = (path: string, baseUrl: string): string =>
  path
    .slice(baseUrl.length - 1)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !/^(?:docs|html|index|)$/.test(word))
    .join(' ');

/** Search results for the words of a missing page's path. */
export default function NearestPages(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const text = readWords(pathname, siteConfig.baseUrl);
  const {answer} = useResults(text, {page: 0, pageSize: 4, hitsPerPage: 1, isSubmitted: true});
  if (!answer || answer.total === 0) return null;
  return (
    <section>
      <h2>
        <Translate id="aloft.notFound.nearest">Pages that match the URL</Translate>
      </h2>
      <ResultList pages={answer.pages} />
    </section>
  );
}
