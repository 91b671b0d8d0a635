import type {Scripts} from './splitScripts';

/** Parts of selectors by what makes an element that they can match. Both are looked for in the text. */
interface Part {
  readonly selector: RegExp;
  /** In the scripts of pages, which hold their elements and markup. */
  readonly inPages: RegExp;
  /** In all other scripts. */
  readonly inOthers?: RegExp;
}

/** Pages name the elements that they ask a component for, as `{img:"img",…`. */
const asked = (element: string) => new RegExp(`[{,]${element}:`);

const tag = (name: string): Part => ({
  selector: new RegExp(`(?:^|[\\s>+~])${name}(?![\\w-])`),
  inPages: new RegExp(`[{,]${name}:|"${name}"|<${name}\\b`),
  inOthers: new RegExp(`\\bjsxs?\\)?\\("${name}"`),
});

/** What authors may write, and no page has until one does. */
const written: readonly Part[] = [
  ...['blockquote', 'hr', 'iframe', 'video'].map(tag),
  {selector: /^img\[align/, inPages: /\balign(?:=|:\\?")/},
  {
    selector: /\.(?:theme-admonition(?:-\w+)?|al-admonition-title)(?![\w-])/,
    inPages: asked('admonition'),
  },
  {selector: /\.(?:details|isBrowser|collapsibleContent)_\w\w\b/, inPages: asked('details')},
  {selector: /\.alert(?:--info)?(?![\w-])/, inPages: asked('details'), inOthers: /"alert alert--info"(?!,"details_)/},
  {selector: /\.img_\w\w\b/, inPages: asked('img')},
  // Lists of tasks.
  {selector: /\.containsTaskList_\w\w\b/, inPages: asked('input')},
  {selector: /^\[type="?checkbox/, inPages: asked('input'), inOthers: /type:"checkbox"/},
  // Options of code blocks: `src/components/code-block` and `markdown/highlight/renderLines.ts`.
  {selector: /\.wrap_\w\w\b/, inPages: /[{,]wrap:/},
  {selector: /\.numbers_\w\w\b/, inPages: /[{,]numbers:/},
  {selector: /\.line(?![\w-])/, inPages: /class=\\?"?line\b/},
];

/** What the theme has for settings that this site does not use. */
const unset: readonly RegExp[] = [
  // A footer without columns.
  /\.footer__link-separator\b/,
  /\.text--center\b/,
  // Categories of a sidebar that lead to a page, links out of it, and HTML in it.
  /\.menu__caret\b/,
  /\.menu(?:ExternalLink|HtmlItem)_\w\w\b/,
  // A sidebar that can be hidden.
  /\.(?:sidebarHidden|docSidebarContainerHidden|docItemWrapperEnhanced)_\w\w\b/,
  // A navbar that is always dark, and one without search.
  /\.darkNavbarColorModeToggle_\w\w\b/,
  /\.navbarSearchContainer_\w\w:empty/,
  // Scrollbars of browsers before `scrollbar-width`, and the glow at the end of a bar that is 2 px high.
  /::-webkit-scrollbar\b/,
  /#nprogress \.peg\b/,
  // The framework's buttons: the home page has its own.
  /\.button(?:--\w+)?(?![\w-])/,
  // Lists of a blog.
  /\.pagination(?![\w-])/,
];

/**
 * Tells which selectors ask for something that no page has, though a script names it or nobody knows it by a class.
 * `tests/site/unusedCss.test.ts` holds every built page against what is removed.
 */
export function findAbsentParts({pages, others}: Scripts): (selector: string) => boolean {
  const absent = written.filter(
    ({inPages, inOthers}) =>
      !pages.some((page) => inPages.test(page)) && !(inOthers && others.some((script) => inOthers.test(script))),
  );
  const patterns = [...absent.map(({selector}) => selector), ...unset];
  // What stands in `:not()` asks for nothing, and in `:is()` it is one of several.
  return (selector) => {
    const rest = selector.replace(/:(?:not|is|where)\([^()]*\)/g, '');
    return patterns.some((pattern) => pattern.test(rest));
  };
}
