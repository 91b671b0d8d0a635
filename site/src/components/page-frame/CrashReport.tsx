import {useLocationChange} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import {Component, type PropsWithChildren} from 'react';

/** The messages of an error and its causes, which can be any values, also the error itself. */
function listMessages(error: Error): readonly string[] {
  const chain = new Set<unknown>();
  for (let link: unknown = error; link && !chain.has(link); link = link instanceof Error && link.cause) chain.add(link);
  return [...chain].map((link) => (link instanceof Error ? link.message : String(link)));
}

/** Reports the crash with the error, its causes and a button to try again. */
export default function CrashReport({error, tryAgain}: Props) {
  // Another page renders in the same error boundary.
  useLocationChange(({location, previousLocation}) => {
    if (location.pathname !== previousLocation?.pathname) tryAgain();
  });
  const [first, ...causes] = listMessages(error);
  return (
    <main className="container margin-vert--xl">
      <h1>{translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}</h1>
      <p>
        <Translate>
          The rest of the site works. Try again, or choose another page from the menu. If it happens again, post the
          text below in the community chat.
        </Translate>
      </p>
      <button type="button" className="al-button" onClick={tryAgain}>
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </button>
      <div className="margin-top--lg" role="alert" style={{whiteSpace: 'pre-wrap'}}>
        <p>{first}</p>
        {causes.map((cause, depth) => (
          <p key={depth}>
            <Translate>Cause:</Translate> <br />
            {cause}
          </p>
        ))}
      </div>
    </main>
  );
}

/** An error boundary that accepts any value. The framework's takes a thrown `null` for no crash, and shows nothing. */
export class CrashBoundary extends Component<PropsWithChildren, {readonly error?: Error}> {
  static getDerivedStateFromError(thrown: unknown) {
    return {error: thrown instanceof Error ? thrown : new Error(String(thrown))};
  }

  override state: {readonly error?: Error} = {};

  override render() {
    const {error} = this.state;
    if (!error) return this.props.children;
    return <CrashReport error={error} tryAgain={() => this.setState({error: undefined})} />;
  }
}
