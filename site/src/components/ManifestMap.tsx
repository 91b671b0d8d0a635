import clsx from 'clsx';
import {useEffect, useRef, useState} from 'react';
import './ManifestMap.css';

/**
 * Anchors of the fields in each line of a manifest, such as `machine-flash` and `machine-flash-mode`. Reads only the
 * notation of the documentation's manifests: block style, and flow style within a line.
 */
export function readFieldIds(lines: readonly string[]): readonly (readonly string[])[] {
  const parents: {readonly indent: number; readonly id: string}[] = [];
  const join = (parent: string | undefined, key: string) => (parent === undefined ? key : `${parent}-${key}`);
  return lines.map((line) => {
    const indent = line.search(/[^\s-]/);
    while (parents.length > 0 && parents.at(-1)!.indent >= indent) parents.pop();
    const rest = line.slice(indent);
    const key = /^\w+(?=:)/.exec(rest)?.[0];
    const parent = parents.at(-1)?.id;
    const id = key === undefined ? parent : join(parent, key);
    if (key !== undefined) parents.push({indent, id: id!});
    const inner = [...rest.slice(key?.length ?? 0).matchAll(/[{,] *(\w+):/g)].map(([, name]) => join(id, name!));
    return [...(id === undefined ? [] : [id]), ...inner];
  });
}

/** Whether a line belongs to a field or to its properties. */
const isPart = (ids: readonly string[], field: string) => ids.some((id) => id === field || id.startsWith(`${field}-`));

/**
 * The page's complete manifest next to the fields, in large windows. The lines of the field in view are marked. Hidden
 * from screen readers, because the page already contains it.
 */
export default function ManifestMap() {
  const map = useRef<HTMLPreElement>(null);
  const [{lines, current}, setView] = useState<{lines: {line: string; ids: readonly string[]}[]; current?: string}>({
    lines: [],
  });
  useEffect(() => {
    const code = document.querySelector('[data-code-block=yaml] code')?.textContent.trimEnd() ?? '';
    const texts = code.split('\n').filter((line) => !line.startsWith('#'));
    const found = readFieldIds(texts).map((ids, index) => ({line: texts[index]!, ids}));
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) visible[isIntersecting ? 'add' : 'delete'](target);
        const [first] = [...visible].sort((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1));
        setView({lines: found, current: first?.querySelector('.anchor')?.id});
      },
      {rootMargin: '-2% 0px -90%'},
    );
    for (const field of document.querySelectorAll('.ref-field')) observer.observe(field);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const box = map.current;
    const line = box?.querySelector<HTMLElement>('.ref-current');
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [current]);
  if (current === undefined) return null;
  let field = current;
  while (field.includes('-') && !lines.some(({ids}) => isPart(ids, field))) field = field.replace(/-[^-]*$/, '');
  return (
    <pre ref={map} className="ref-manifest" aria-hidden="true">
      {lines.map(({line, ids}, index) => (
        <span key={index} className={clsx(isPart(ids, field) && 'ref-current')}>{`${line}\n`}</span>
      ))}
    </pre>
  );
}
