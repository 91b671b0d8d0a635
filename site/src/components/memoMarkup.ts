import {memo, type ComponentType, type MemoExoticComponent} from 'react';

/** Finished HTML, created by the build. */
export interface Markup {
  readonly __html: string;
}

/**
 * Skips renders with the same HTML. Pages create a new object for each render, for which React would replace the HTML
 * and lose selection and focus.
 */
export function memoMarkup<Props extends {readonly markup?: Markup}>(
  component: ComponentType<Props>,
): MemoExoticComponent<ComponentType<Props>> {
  return memo(component, ({markup: before, ...old}, {markup: after, ...next}) => {
    const names = Object.keys({...old, ...next}) as (keyof typeof next)[];
    return before?.__html === after?.__html && names.every((name) => Object.is(old[name], next[name]));
  });
}
