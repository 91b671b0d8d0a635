import clsx from 'clsx';
import {useEffect, useRef, useState} from 'react';
import './ManifestMap.css';

/**
 * The lines of a manifest without comments, with the anchors of their fields, such as `machine-flash` and
 * `machine-flash-mode`. Reads only the notation of the documentation's manifests: block style, and flow style in a line.
 */
export function readFields(manifest: string): readonly {line: string; ids: readonly string[]}[] {
  /** The keys around a line and its own, by column. */
  const keys: string[] = [];
  const lines = manifest.split('\n').filter((line) => !line.startsWith('#'));
  return lines.map((line) => {
    const column = line.search(/[^\s-]|$/);
    keys.length = Math.min(keys.length, column);
    const key = /^\w+(?=:)/.exec(line.slice(column))?.[0];
    if (key) keys[column] = key;
    const path = keys.filter(Boolean);
    const inner = [...line.matchAll(/[{,] *(\w+):/g)].map(([, name]) => [...path, name]);
    return {line, ids: [path, ...inner].map((names) => names.join('-'))};
  });
}

/** Whether a line belongs to a field or to its properties. */
const isPart = (ids: readonly string[], field: string) => ids.some((id) => id === field || id.startsWith(`${field}-`));

/**
 * The page's complete manifest next to the fields, in large windows. The lines of the field in view are marked. Hidden
 * from screen readers, because the page already contains it.
 */
export function ManifestMap() {
  const map = useRef<HTMLPreElement>(null);
  const [{lines, current}, setView] = useState<{lines: ReturnType<typeof readFields>; current?: string}>({lines: []});
  useEffect(() => {
    const found = readFields(document.querySelector('[data-code-block=yaml] code')?.textContent.trimEnd() ?? '');
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
