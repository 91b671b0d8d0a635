import {HighlightStyle} from '@codemirror/language';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/** Colors from the site's tokens, which follow the color mode. */
export const editorHighlight = HighlightStyle.define([
  {tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--al-accent)'},
  {tag: [tags.string, tags.special(tags.string)], color: 'var(--al-good)'},
  {tag: tags.comment, color: 'var(--al-ink-3)'},
  {tag: [tags.typeName, tags.labelName], color: 'var(--al-code-type)'},
]);

export const editorTheme = EditorView.theme({
  '&': {height: '100%', color: 'var(--al-ink)', backgroundColor: 'var(--al-bg-soft)', fontSize: 'var(--al-text-sm)'},
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {fontFamily: 'var(--al-mono)', lineHeight: '1.6'},
  '.cm-content': {padding: 'var(--al-space-2) 0', caretColor: 'var(--al-ink)'},
  '.cm-gutters': {
    backgroundColor: 'var(--al-bg-soft)',
    color: 'var(--al-ink-3)',
    borderRight: '1px solid var(--al-line)',
  },
  '.cm-activeLine': {backgroundColor: 'var(--al-bg-hover)'},
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--al-bad)',
    textUnderlineOffset: '3px',
  },
  '.cm-tooltip': {
    maxWidth: 'min(26rem, calc(100vw - 2rem))',
    border: '1px solid var(--al-line-strong)',
    borderRadius: 'var(--al-radius-sm)',
    backgroundColor: 'var(--al-bg-raised)',
    boxShadow: 'var(--al-shadow)',
    color: 'var(--al-ink)',
    fontFamily: 'var(--al-font)',
    fontSize: 'var(--al-text-sm)',
    lineHeight: '1.5',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--al-mono)', maxHeight: '14em'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: 'var(--al-space-1) var(--al-space-2)'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--al-accent)',
    color: 'var(--al-on-accent)',
  },
  '.cm-completionMatchedText': {textDecoration: 'none', fontWeight: '600'},
  '.cm-completionDetail': {fontFamily: 'var(--al-font)', fontStyle: 'normal', opacity: '1'},
  '.cm-tooltip.cm-completionInfo': {padding: 'var(--al-space-2) var(--al-space-3)'},
  '.cm-diagnostic-error': {borderLeftColor: 'var(--al-bad)', padding: 'var(--al-space-1) var(--al-space-3)'},
  // Safari zooms in on smaller text.
  '@media (width < 40em)': {'&': {fontSize: '1rem'}},
});
