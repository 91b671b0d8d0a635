// Wraps theme-classic 3.8.1: a landmark with a name, in the language of the page.
import {translate} from '@docusaurus/Translate';
import {useForeignLanguage} from '@site/src/components/page-frame/useForeignLanguage';
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';

export default function DocItemTOCLandmark() {
  const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  return (
    <nav lang={useForeignLanguage()} aria-label={label}>
      <DocItemTOCDesktop />
    </nav>
  );
}
