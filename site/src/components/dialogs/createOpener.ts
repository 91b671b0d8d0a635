import {createElement, type ComponentType, type Ref} from 'react';
import {createRoot} from 'react-dom/client';

/**
 * Creates a function that returns the handle of a component. The first call renders the component outside the page's
 * tree, where it stays mounted while the reader navigates.
 */
export function createOpener<Handle>(component: ComponentType<{readonly ref: Ref<Handle>}>): () => Promise<Handle> {
  let opening: Promise<Handle> | undefined;
  const mount = () =>
    new Promise<Handle>((resolve) => {
      const host = document.body.appendChild(document.createElement('div'));
      const ref = (handle: Handle | null) => {
        if (handle) resolve(handle);
      };
      createRoot(host).render(createElement(component, {ref}));
    });
  return () => (opening ??= mount());
}
