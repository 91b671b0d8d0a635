import {translate} from '@docusaurus/Translate';

/** Reasons why results can't be fetched: the network, or a new deployment. */
const failures = {
  network: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
  }),
  update: translate({message: 'The site was updated after you opened this page.'}),
};
export type Failure = keyof typeof failures;

export interface StatusProps {
  readonly isBusy?: boolean;
  readonly failure?: Failure;
  readonly title?: string;
  /** Messages if the search isn't busy and hasn't failed. */
  readonly lines?: readonly string[];
  readonly onRetry: () => void;
}

/**
 * The live region of a search: progress, the number of results, or a failure with a way to retry. Each message is an
 * element of its own, because React can't change text that the browser has translated.
 */
export default function SearchStatus({isBusy, failure, title, lines = [], onRetry}: StatusProps) {
  const progress = translate({message: 'Searching…'});
  const failed = translate({id: 'theme.SearchModal.errorScreen.titleText', message: 'Unable to fetch results'});
  const heading = failure ? failed : title;
  return (
    <div className="al-search-status">
      <div role="status" className={isBusy ? 'al-row al-search-busy' : undefined}>
        {heading !== undefined && <strong key={heading}>{heading}</strong>}
        {(failure ? [failures[failure]] : isBusy ? [progress] : lines).map((message) => (
          <div key={message}>{message}</div>
        ))}
      </div>
      {failure && (
        <button type="button" className="al-button margin-top--md" onClick={onRetry}>
          {translate({message: 'Retry'})}
        </button>
      )}
    </div>
  );
}
