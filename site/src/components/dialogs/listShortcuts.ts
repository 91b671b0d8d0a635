import {translate} from '@docusaurus/Translate';

/** Keys with the same effect: alternatives apart by spaces, each a combination with `+`. */
type Shortcut = readonly [keys: string, effect: string];

/**
 * Lists all keys of the site.
 * @param command label of the key that browsers use for their commands: Ctrl, or ⌘ on a Mac
 */
export const listShortcuts = (
  command: string,
): readonly {readonly title: string; readonly shortcuts: readonly Shortcut[]}[] => [
  {
    title: translate({id: 'aloft.shortcuts.page', message: 'On every page'}),
    shortcuts: [
      [`/ ${command}+K`, translate({id: 'aloft.shortcuts.search', message: 'Search'})],
      ['?', translate({id: 'aloft.shortcuts.list', message: 'Show the keyboard shortcuts'})],
      [
        'Tab',
        translate({
          id: 'aloft.shortcuts.tab',
          message: 'Move to the next link or control. On a new page, the first one skips to the content.',
        }),
      ],
      ['Enter', translate({id: 'aloft.shortcuts.explain', message: 'In a block of code: explain each word'})],
      ['Esc', translate({id: 'aloft.shortcuts.close', message: 'Close a dialog or menu'})],
    ],
  },
  {
    title: translate({id: 'aloft.shortcuts.results', message: 'Search results'}),
    shortcuts: [
      ['↑ ↓', translate({id: 'aloft.shortcuts.result', message: 'Move between results'})],
      ['Home End', translate({id: 'aloft.shortcuts.resultEdge', message: 'Move to the first or last result'})],
      ['Enter', translate({id: 'aloft.shortcuts.open', message: 'Open the result'})],
      [`${command}+Enter`, translate({id: 'aloft.shortcuts.openTab', message: 'Open the result in a new tab'})],
    ],
  },
  {
    title: translate({id: 'aloft.shortcuts.lists', message: 'Menus and tabs'}),
    shortcuts: [
      ['↑ ↓', translate({id: 'aloft.shortcuts.menu', message: 'Move between the items of an open menu'})],
      ['← →', translate({id: 'aloft.shortcuts.tabs', message: 'Move between tabs'})],
      ['Home End', translate({id: 'aloft.shortcuts.edge', message: 'Move to the first or last item or tab'})],
      ['Enter Space', translate({id: 'aloft.shortcuts.activate', message: 'Open the menu or select the tab'})],
    ],
  },
  {
    title: translate({id: 'aloft.shortcuts.terminal', message: 'Terminal'}),
    shortcuts: [
      ['↑ ↓', translate({id: 'aloft.shortcuts.history', message: 'Recall an earlier or later command'})],
      ['Tab', translate({id: 'aloft.shortcuts.complete', message: 'Complete the word'})],
      ['Ctrl+C', translate({id: 'aloft.shortcuts.cancel', message: 'Discard the line'})],
      ['Ctrl+L', translate({id: 'aloft.shortcuts.clear', message: 'Clear the output'})],
      [
        'Esc',
        translate({
          id: 'aloft.shortcuts.leave',
          message: 'Make Tab leave the command line. A second Esc closes the terminal.',
        }),
      ],
    ],
  },
  {
    title: translate({id: 'aloft.workbench.title', message: 'Manifest workbench'}),
    shortcuts: [
      ['Ctrl+Space', translate({id: 'aloft.shortcuts.suggest', message: 'List the fields and values that fit'})],
    ],
  },
];
