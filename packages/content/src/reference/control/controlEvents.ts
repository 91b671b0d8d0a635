import {afterWake, controlCommands, controlEvents} from '@aloft/platform/system';
import {anchor} from '../nodes/anchor';
import {definitionList} from '../nodes/definitionList';
import {element} from '../nodes/element';
import {paragraph, prose} from '../nodes/prose';
import type {Renderer} from '../Renderer';

/** `<ControlEvents />`: the events that the control socket streams, and how to react to each. */
export const controlEventTable: Renderer = {
  name: 'ControlEvents',
  render: () => [
    definitionList(
      controlEvents.map(({name, when, data, advice}) => ({
        term: [anchor(`event-${name}`, [{type: 'inlineCode', value: name}])],
        body: [paragraph(`${when} ${advice}`), paragraph(`Data: \`${data}\`.`)],
      })),
    ),
  ],
};

/** `<ControlCommands />`: the commands of the client in the machine. */
export const controlCommandTable: Renderer = {
  name: 'ControlCommands',
  render: () => [
    definitionList(
      controlCommands.map(({name, usage, description}) => ({
        term: [anchor(`ignitionctl-${name}`, [{type: 'inlineCode', value: usage}])],
        body: [paragraph(description)],
      })),
    ),
  ],
};

/** `<AfterWake />`: what changes for a process when its machine wakes, in order. */
export const afterWakeList: Renderer = {
  name: 'AfterWake',
  render: () => [
    element(
      'ol',
      {},
      afterWake.map((text) => element('li', {}, prose(text))),
    ),
  ],
};
