import {createElement, createRef, type ComponentType, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';

/**
 * Creates a function that returns the handle of a component. The first call renders the component outside the page's
 * tree, where it stays mounted while the reader navigates.
 */
export function createOpener<Handle>(component: ComponentType<{readonly ref: RefObject<Handle | null>}>): () => Handle {
  const ref = createRef<Handle>();
  return () => {
    const host = document.createElement('div');
    if (!ref.current)
      flushSync(() => createRoot(document.body.appendChild(host)).render(createElement(component, {ref})));
    return ref.current!;
  };
}
