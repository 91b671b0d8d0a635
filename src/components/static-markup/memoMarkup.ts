import {memo, type ComponentType, type MemoExoticComponent} from 'react';
import type {Markup} from './Markup';

/**
 * React writes finished HTML anew when the object that holds it is another one, although it holds the same: selection
 * and focus in it are lost then. Pages make a new object each time they render.
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
