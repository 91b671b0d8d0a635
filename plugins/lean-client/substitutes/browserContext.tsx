import {createContext, startTransition, useEffect, useState, type PropsWithChildren, type ReactNode} from 'react';

/** Stands for Docusaurus's own module of this name, for one reason: its update after hydration may wait. */
export const Context = createContext(false);

/** Says whether hydration is over. All that asks for it renders once more then, in pieces that let input through. */
export function BrowserContextProvider({children}: PropsWithChildren): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
