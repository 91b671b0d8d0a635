import {hoverTooltip} from '@codemirror/view';
import {manifestFields, type ManifestField} from '@aloft/platform/manifest';
import {pathAt} from './yamlPath';

/** The property at a path, or the closest one that contains it: `machine.env` for `machine.env.PORT`. */
export function nearestField(path: string, fields = manifestFields): ManifestField | undefined {
  const steps = path.split(/(?=\.|\[)/);
  for (let length = steps.length; length > 0; length--) {
    const part = steps
      .slice(0, length)
      .join('')
      .replace(/\[\d+\]/g, '[]');
    const field = fields.find((one) => one.path === part);
    if (field) return field;
  }
  return undefined;
}

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
