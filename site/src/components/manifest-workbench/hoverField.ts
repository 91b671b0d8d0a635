import {hoverTooltip} from '@codemirror/view';
import {nearestField, type ManifestField} from '@aloft/platform/manifest';
import {pathAt} from './yamlPath';

function add<Name extends keyof HTMLElementTagNameMap>(parent: HTMLElement, name: Name, text: string): void {
  parent.append(Object.assign(document.createElement(name), {textContent: text}));
}

/** Shows a property's type and description while the pointer is on it. */
export const hoverField = (fields: readonly ManifestField[]) =>
  hoverTooltip((view, position) => {
    const word = view.state.wordAt(position);
    const field = word && nearestField(pathAt(view.state, word.to), fields);
    if (!field) return null;
    const create = () => {
      const dom = Object.assign(document.createElement('div'), {className: 'cm-field'});
      add(dom, 'code', field.path);
      dom.append(' ');
      add(dom, 'small', field.type);
      add(dom, 'p', field.description.replaceAll('`', ''));
      return {dom};
    };
    return {pos: word.from, end: word.to, above: true, create};
  });
