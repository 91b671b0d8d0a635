// Why: src/components/page-frame renders navbar and footer for all pages, so a layout is only the part between them.
import {PageMetadata, SkipToContentFallbackId, ThemeClassNames} from '@docusaurus/theme-common';
import {PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import {CrashBoundary} from '@site/src/components/page-frame/CrashReport';
import type {Props} from '@theme/Layout';
import clsx from 'clsx';

/** A page between navbar and footer, or a report of its crash. `noFooter` isn't supported. */
export default function Layout({children, wrapperClassName, title, description}: Omit<Props, 'noFooter'>) {
  return (
    <PluginHtmlClassNameProvider>
      <PageMetadata title={title} description={description} />
      <div
        id={SkipToContentFallbackId}
        className={clsx(ThemeClassNames.layout.main.container, ThemeClassNames.wrapper.main, wrapperClassName)}
        // Upstream's date of the last update has an `itemprop`, which is invalid without it.
        itemScope
      >
        <CrashBoundary>{children}</CrashBoundary>
      </div>
    </PluginHtmlClassNameProvider>
  );
}
