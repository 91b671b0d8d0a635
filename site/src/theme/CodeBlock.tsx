// Overrides theme-classic 3.8.1: code is highlighted in the build, so no highlighter is loaded here.
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {CodeBlock as Block} from '@site/src/components/CodeBlock';

export default function CodeBlock({children, className, language, title}: Props): ReactNode {
  const name = language ?? /language-([\w-]+)/.exec(className ?? '')?.[1];
  return (
    <Block language={name} label={name} title={typeof title === 'string' ? title : undefined}>
      {children}
    </Block>
  );
}
