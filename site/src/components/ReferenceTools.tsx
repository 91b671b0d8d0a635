import Translate, {translate} from '@docusaurus/Translate';
import {useRef, useState} from 'react';
import {listEntries} from './client-modules/referenceEntriesClientModule';

/** Filters the entries of the command list that it's part of, and opens or closes all of them. */
export function ReferenceTools() {
  const tools = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const filter = (query: string) => {
    const words = query.toLowerCase().split(/\s+/);
    for (const entry of tools.current?.parentElement?.querySelectorAll<HTMLElement>('.ref-entry') ?? []) {
      const text = entry.textContent.toLowerCase();
      entry.hidden = !words.every((word) => text.includes(word));
    }
  };
  const toggle = () => {
    setOpen(!isOpen);
    for (const details of listEntries()) details.open = !isOpen;
  };
  return (
    <div ref={tools} className="al-row ref-tools">
      <input
        className="al-field"
        type="search"
        placeholder={translate({message: 'Filter commands and flags'})}
        aria-label={translate({message: 'Filter commands and flags'})}
        onChange={({target}) => filter(target.value)}
      />
      <button type="button" className="al-button" aria-pressed={isOpen} onClick={toggle}>
        <Translate>Expand all</Translate>
      </button>
    </div>
  );
}
