import {translate} from '@docusaurus/Translate';

/** Keys with the same effect. */
interface Shortcut {
  /** Alternatives, each a combination of keys. */
  readonly keys: readonly (readonly string[])[];
  readonly effect: string;
}

interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/**
 * Lists all keys of the site.
 * @param command label of the key that browsers use for their commands: Ctrl, or ⌘ on a Mac
 */
export const listShortcuts = (command: string): readonly ShortcutGroup[] => [
  {
    title: translate({id: 'aloft.shortcuts.page', message: 'On every page'}),
    shortcuts: [
      {
        keys: [['/'], [command, 'K']],
        effect: translate({id: 'aloft.shortcuts.search', message: 'Search'}),
      },
      {keys: [['?']], effect: translate({id: 'aloft.shortcuts.list', message: 'Show the keyboard shortcuts'})},
      {
        keys: [['Tab']],
        effect: translate({
          id: 'aloft.shortcuts.tab',
          message: 'Move to the next link or control. On a new page, the first one skips to the content.',
        }),
      },
      {keys: [['Esc']], effect: translate({id: 'aloft.shortcuts.close', message: 'Close a dialog or menu'})},
    ],
  },
  {
    title: translate({id: 'aloft.shortcuts.results', message: 'Search results'}),
    shortcuts: [
      {keys: [['↑'], ['↓']], effect: translate({id: 'aloft.shortcuts.result', message: 'Move between results'})},
      {
        keys: [['Home'], ['End']],
        effect: translate({id: 'aloft.shortcuts.resultEdge', message: 'Move to the first or last result'}),
      },
      {keys: [['Enter']], effect: translate({id: 'aloft.shortcuts.open', message: 'Open the result'})},
      {
        keys: [[command, 'Enter']],
        effect: translate({id: 'aloft.shortcuts.openTab', message: 'Open the result in a new tab'}),
      },
    ],
  },
  {
    title: translate({id: 'aloft.shortcuts.lists', message: 'Menus and tabs'}),
    shortcuts: [
      {
        keys: [['↑'], ['↓']],
        effect: translate({id: 'aloft.shortcuts.menu', message: 'Move between the items of an open menu'}),
      },
      {keys: [['←'], ['→']], effect: translate({id: 'aloft.shortcuts.tabs', message: 'Move between tabs'})},
      {
        keys: [['Home'], ['End']],
        effect: translate({id: 'aloft.shortcuts.edge', message: 'Move to the first or last item or tab'}),
      },
      {
        keys: [['Enter'], ['Space']],
        effect: translate({id: 'aloft.shortcuts.activate', message: 'Open the menu or select the tab'}),
      },
    ],
  },
  {
    title: translate({id: 'aloft.shortcuts.terminal', message: 'Terminal'}),
    shortcuts: [
      {
        keys: [['↑'], ['↓']],
        effect: translate({id: 'aloft.shortcuts.history', message: 'Recall an earlier or later command'}),
      },
      {
        keys: [['Tab']],
        effect: translate({id: 'aloft.shortcuts.complete', message: 'Complete the word'}),
      },
      {keys: [['Ctrl', 'C']], effect: translate({id: 'aloft.shortcuts.cancel', message: 'Discard the line'})},
      {keys: [['Ctrl', 'L']], effect: translate({id: 'aloft.shortcuts.clear', message: 'Clear the output'})},
      {
        keys: [['Esc']],
        effect: translate({
          id: 'aloft.shortcuts.leave',
          message: 'Make Tab leave the command line. A second Esc closes the terminal.',
        }),
      },
    ],
  },
  {
    title: translate({id: 'aloft.workbench.title', message: 'Manifest workbench'}),
    shortcuts: [
      {
        keys: [['Ctrl', 'Space']],
        effect: translate({id: 'aloft.shortcuts.suggest', message: 'List the fields and values that fit'}),
      },
    ],
  },
];
