import {memo, type ComponentType, type MemoExoticComponent} from 'react';
import type {Markup} from './Markup';

/**
 * Skips renders in which the HTML is the same. Pages create a new object for each render, and React would then replace the
 * HTML, which loses selection and focus.
 */
export function memoMarkup<Props extends {readonly markup?: Markup}>(
  component: ComponentType<Props>,
): MemoExoticComponent<ComponentType<Props>> {
  return memo(component, ({markup: before, ...old}, {markup: after, ...next}) => {
    const names = Object.keys(next) as (keyof typeof next)[];
    return (
      (before === after || before?.__html === after?.__html) &&
      names.length === Object.keys(old).length &&
      names.every((name) => Object.is(old[name as keyof typeof old], next[name]))
    );
  });
}
