import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import {createBrowserHistory, type Location} from 'history';
import {useLayoutEffect, useMemo, useState, type PropsWithChildren, type ReactNode} from 'react';
import {__HistoryContext as HistoryContext, __RouterContext as RouterContext} from 'react-router';

/**
 * Stands for the router and for what Docusaurus's `PendingNavigation` does with it: a click on a link loads the next
 * page, and the page that the reader leaves stays until that is done. Here the router itself waits. Where it tells the
 * new address at once, every part of the page that asks for the address renders once more before the page changes.
 */
export function HeldRouter({children}: PropsWithChildren): ReactNode {
  const [history] = useState(createBrowserHistory);
  const [location, setLocation] = useState<Location>(() => normalizeLocation(history.location));

  useLayoutEffect(() => {
    // The first is the one that the page was rendered for.
    let shown = location;
    let asked = location;
    let finish = dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location});

    const show = (next: Location) => {
      // The page that was asked for before is not waited for any more, nor is its progress bar.
      finish();
      finish = dispatchLifecycleAction('onRouteUpdate', {previousLocation: shown, location: next});
      asked = next;
      preload(next.pathname)
        .then(() => {
          // The reader may have gone on to another page.
          if (asked !== next) return;
          finish();
          shown = next;
          setLocation(next);
        })
        .catch((error: unknown) => {
          console.warn(error);
          // A new deployment may have taken the files of the page away; it has others.
          window.location.reload();
        });
    };

    return history.listen((next) => show(normalizeLocation(next)));
  }, [history]);

  const context = useMemo(
    () => ({
      history,
      location,
      match: {path: '/', url: '/', params: {}, isExact: location.pathname === '/'},
      staticContext: undefined,
    }),
    [history, location],
  );
  return (
    <RouterContext.Provider value={context}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </RouterContext.Provider>
  );
}
