import guides from '@generated/guides/default/guides.json';
import {translate} from '@docusaurus/Translate';
import {Card, Cards} from '@site/src/components/Cards';

const popular =
  /(javascript\/(nextjs|nuxt|runtimes)|python\/(django|generic)|go\/generic|ruby\/rails|java\/spring|php\/generic|rust\/generic|postgres)$/;

/** The most popular guides as small tiles with logo and name, and a link to the others. */
export default function GuideGrid() {
  return (
    <Cards small>
      {guides
        .filter(({path}) => popular.test(path))
        .map(({path, logos, title}) => (
          <Card
            key={path}
            to={path}
            logos={logos.slice(0, 1)}
            title={
              <>
                <span lang="en">{title}</span>
                {/* "Go" alone doesn't describe the link's target. */}
                <span className="al-visually-hidden"> {translate({message: 'guide'})}</span>
              </>
            }
          />
        ))}
      <Card to="/docs/guides-and-samples/" title={translate({message: 'All {count} guides'}, {count: guides.length})} />
    </Cards>
  );
}
