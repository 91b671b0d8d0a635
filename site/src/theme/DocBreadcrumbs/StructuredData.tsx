// Wraps theme-classic 3.8.1: the list for search engines begins with the site, because they ignore a list of one page.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function StructuredDataWithSite({breadcrumbs}: Props) {
  const {baseUrl, title} = useDocusaurusContext().siteConfig;
  return <StructuredData breadcrumbs={[{type: 'link', label: title, href: baseUrl}, ...breadcrumbs]} />;
}
