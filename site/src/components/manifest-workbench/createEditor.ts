import {autocompletion, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {yaml} from '@codemirror/lang-yaml';
import {indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {lintKeymap, setDiagnostics} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {EditorView, highlightActiveLine, keymap, lineNumbers} from '@codemirror/view';
import {completeFields, type DocumentFormat} from './completeManifest';
import {editorHighlight, editorTheme} from './editorTheme';
import type {PlacedProblem} from './findProblems';
import type {Range} from './yamlPath';

export interface Editor {
  readonly getState: () => EditorState;
  /** Replaces the text, as a change that can be undone. */
  readonly setText: (text: string) => void;
  readonly mark: (problems: readonly PlacedProblem[]) => void;
  /** Selects a part of the text, and focuses the editor. */
  readonly select: (range: Range) => void;
  readonly focus: () => void;
  readonly destroy: () => void;
}

interface Options {
  readonly host: HTMLElement;
  readonly label: string;
  readonly text: string;
  readonly format: DocumentFormat;
  /** Called after changes of the text or the selection. */
  readonly onUpdate: (state: EditorState, isChanged: boolean) => void;
}

/**
 * Creates the editor in a shadow tree, in which CodeMirror uses constructed stylesheets. In the document itself, it
 * would add a `<style>` element, which the Content-Security-Policy blocks.
 */
export function createEditor({host, label, text, format, onUpdate}: Options): Editor {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
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
        EditorView.updateListener.of((update) => {
          if (update.docChanged || update.selectionSet) onUpdate(update.state, update.docChanged);
        }),
        editorTheme,
      ],
    }),
  });
  return {
    getState: () => view.state,
    setText: (insert) =>
      view.dispatch({
        changes: {from: 0, to: view.state.doc.length, insert},
        selection: {anchor: 0},
        scrollIntoView: true,
      }),
    mark: (problems) => {
      const marks = problems.map(({from, to, message}) => ({from, to, message, severity: 'error' as const}));
      view.dispatch(setDiagnostics(view.state, marks));
    },
    select: ({from, to}) => {
      view.focus();
      view.dispatch({selection: {anchor: from, head: to}, effects: EditorView.scrollIntoView(from, {y: 'center'})});
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
