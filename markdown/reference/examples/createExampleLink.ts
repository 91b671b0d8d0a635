import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {PhrasingContent} from 'mdast';
import {brand} from '../../../platform/brand';
import type {Renderer} from '../Renderer';

/** `<ExampleLink example="go/generic" />`: a link to the example's source. Its text is the folder unless the page gives another. */
export function createExampleLink(root: string): Renderer {
  return {
    name: 'ExampleLink',
    required: ['example'],
    inline: true,
    content: true,
    render: ({example = ''}, {children, fail}) => {
      const isFolder = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(example) && existsSync(join(root, 'examples', example));
      if (!isFolder)
        return fail(`there is no example "${example}"`, 'name a folder under examples/, such as go/generic');
      const text: PhrasingContent[] = [{type: 'inlineCode', value: `examples/${example}`}];
      return [
        {
          type: 'link',
          url: `${brand.sourceUrl}/tree/main/examples/${example}`,
          children: children.length > 0 ? (children as PhrasingContent[]) : text,
        },
      ];
    },
  };
}
