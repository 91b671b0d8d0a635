import type {BuiltPage} from '../../plugins/shared/readBuiltPages';

const syllables = [
  'ba',
  'den',
  'fi',
  'gor',
  'hal',
  'ke',
  'lum',
  'mir',
  'no',
  'pas',
  'ri',
  'sol',
  'tev',
  'ul',
  'vor',
  'zan',
];
/** Words that don't occur on any page, because a growing site also grows its vocabulary. */
const newWords = 6000;

function inventWord(seed: number): string {
  let rest = (seed * 2654435761) % newWords;
  let word = '';
  do {
    word += syllables[rest % syllables.length]!;
    rest = Math.floor(rest / syllables.length);
  } while (rest > 0 || word.length < 5);
  return word;
}

function vary(html: string, copy: number): string {
  let count = 0;
  // Only text that readers see: between tags, below the body.
  const body = html.indexOf('<body');
  const text = html.slice(body).replace(/>([^<]+)</g, (_, run: string) => {
    const varied = run.replace(/[A-Za-z]{5,}/g, (word) =>
      ++count % 6 === 0 ? inventWord(count * 31 + copy * 977) : word,
    );
    return `>${varied}<`;
  });
  return html.slice(0, body) + text;
}

/** Grows a site to `count` pages with copies in which every sixth word is replaced. */
export function growSite(pages: readonly BuiltPage[], size: number): readonly BuiltPage[] {
  return Array.from({length: size}, (_, index) => {
    const page = pages[index % pages.length]!;
    const copy = Math.floor(index / pages.length);
    return copy === 0 ? page : {path: `/docs/copy-${copy}${page.path}`, html: vary(page.html, copy)};
  });
}
