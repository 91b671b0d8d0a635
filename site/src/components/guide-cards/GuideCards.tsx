import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import allGuides from '@generated/guides/default/guides.json';
import {Card, Cards} from '@site/src/components/Cards';
import {groupGuides, type LinkedGuideCard} from '@aloft/content/guide-cards';
import {useEffect, useId, useRef, useState} from 'react';
import {filterGuides, selectGuides} from './selectGuides';

/** All guides by group, with a filter field. All cards are in the HTML, and only the field needs JavaScript. */
export function GuideCards() {
  const [query, setQuery] = useState('');
  const id = useId();
  const {version, docs} = useDocsVersion();
  const guides = selectGuides(allGuides, version, docs);
  const field = useRef<HTMLInputElement>(null);
  // The reader may have typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const showAll = () => {
    setQuery('');
    field.current?.focus();
  };
  const found = filterGuides(guides, query);
  const groups = groupGuides(found);
  return (
    <>
      <div className="al-row ref-tools">
        <input
          className="al-field"
          ref={field}
          type="search"
          value={query}
          aria-label={translate({message: 'Filter guides'})}
          placeholder={translate({message: 'Language, framework, or software'})}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span role="status">
          {query.trim() &&
            translate({message: '{found} of {total} guides'}, {found: found.length, total: guides.length})}
        </span>
      </div>
      {groups.map(({group, guides: cards}) => (
        <section key={group} aria-labelledby={`${id}-${group}`} className="margin-top--lg" lang="en">
          <h2 id={`${id}-${group}`}>{group}</h2>
          <Cards>
            {cards.map((guide) => (
              <Card key={guide.path} title={guide.title} to={guide.path} logos={guide.logos}>
                <p>
                  {guide.text}
                  {guide.tested && <TestFacts {...guide.tested} />}
                </p>
              </Card>
            ))}
          </Cards>
        </section>
      ))}
      {groups.length === 0 && (
        <div className="margin-vert--lg">
          <p key={query}>
            <Translate
              values={{
                query: query.trim(),
                write: (
                  <Link to="/docs/building-and-deploying/building">
                    <Translate>Write a Dockerfile for your app</Translate>
                  </Link>
                ),
                closest: (
                  <Link to="/docs/guides-and-samples/#which-guide-to-choose">
                    <Translate>choose the closest guide</Translate>
                  </Link>
                ),
              }}
            >
              {
                'No guide matches "{query}". The platform runs any Linux program from a container image. {write}, or {closest}.'
              }
            </Translate>
          </p>
          <button type="button" className="al-button" onClick={showAll}>
            <Translate>Show all guides</Translate>
          </button>
        </div>
      )}
    </>
  );
}

/** What the sample's test measured, and when. */
function TestFacts({memoryMiB, imageMiB, since}: NonNullable<LinkedGuideCard['tested']>) {
  const facts = [
    memoryMiB !== undefined && translate({message: '{size} MiB of memory'}, {size: memoryMiB}),
    imageMiB !== undefined && translate({message: '{size} MiB image'}, {size: imageMiB}),
    since !== undefined && translate({message: 'tested {date}'}, {date: since}),
  ].filter(Boolean);
  return (
    facts.length > 0 && (
      <>
        <br />
        <small>{facts.join(' · ')}</small>
      </>
    )
  );
}
