// Wraps theme-classic 3.8.1: every component that a page may use without importing it is registered here.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Card from '@site/src/components/cards/Card';
import Cards from '@site/src/components/cards/Cards';
import {CodeBlock} from '@site/src/components/code-block/CodeBlock';
import {NameChecker} from '@site/src/components/name-checker/NameChecker';
import {Diagram} from '@site/src/components/diagram/Diagram';
import Figure from '@site/src/components/figure/Figure';
import Step from '@site/src/components/steps/Step';
import Steps from '@site/src/components/steps/Steps';
import {StaticMarkup} from '@site/src/components/static-markup/StaticMarkup';
import Table from '@site/src/components/table/Table';

export default {
  ...MDXComponents,
  Card,
  Cards,
  CodeBlock,
  NameChecker,
  Diagram,
  Figure,
  Step,
  Steps,
  StaticMarkup,
  TabItem,
  Tabs,
  table: Table,
};
