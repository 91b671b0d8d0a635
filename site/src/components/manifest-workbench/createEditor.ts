import {autocompletion, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {yaml} from '@codemirror/lang-yaml';
import {indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {lintKeymap} from '@codemirror/lint';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView, highlightActiveLine, keymap, lineNumbers} from '@codemirror/view';
import {completeFields, type DocumentFormat} from './completeManifest';
import {editorHighlight, editorTheme} from './editorTheme';

interface Options extends DocumentFormat {
  readonly host: HTMLElement;
  readonly label: string;
  readonly text: string;
  readonly extensions?: Extension;
  /** Called after changes of the text or the selection. */
  readonly onUpdate: (text: string, isChanged: boolean, cursor: number) => void;
}

/**
 * Creates the editor in a shadow tree, in which CodeMirror uses constructed stylesheets. In the document itself, it
 * would add a `<style>` element, which the Content-Security-Policy blocks.
 */
export function createEditor({host, label, text, extensions = [], onUpdate, ...format}: Options): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  return new EditorView({
    root,
    parent: root,
    doc: text,
    extensions: [
      lineNumbers(),
      history(),
      indentOnInput(),
      highlightActiveLine(),
      yaml(),
      syntaxHighlighting(editorHighlight),
      autocompletion({override: [(context) => completeFields(context, format)], icons: false}),
      // Without `indentWithTab`, Tab moves the focus, so that the editor isn't a keyboard trap.
      keymap.of([...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
      EditorState.tabSize.of(2),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
      EditorView.updateListener.of(({state, docChanged, selectionSet}) => {
        if (docChanged || selectionSet) onUpdate(state.doc.toString(), docChanged, state.selection.main.head);
      }),
      editorTheme,
      extensions,
    ],
  });
}
