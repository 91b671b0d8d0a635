// Inline script before the first element: explains a page whose scripts can't be loaded, most often because the site
// was built with another base URL. The framework's own banner covers only the home page.
{
  const {baseUrl} = document.currentScript.dataset;

  /** The URL path of this page without the page's own path, which the canonical link contains. */
  const suggestBaseUrl = () => {
    const canonical = document.querySelector('link[rel=canonical]');
    const route = canonical ? new URL(canonical.href).pathname.slice(baseUrl.length).replace(/\/$/, '') : '';
    const address = location.pathname.replace(/(index)?\.html$/, '').replace(/\/$/, '');
    return `${address.endsWith(route) ? address.slice(0, address.length - route.length) : address}/`.replace(
      /\/+$/,
      '/',
    );
  };

  const paragraph = (text) => Object.assign(document.createElement('p'), {textContent: text});

  const onError = ({target}) => {
    // The router reports missing scripts of single pages.
    if (!(target instanceof HTMLScriptElement) || !/\/(runtime~)?main\.\w+\.js$/.test(target.src)) return;
    window.removeEventListener('error', onError, true);
    window.pageScriptsFailed = true;
    const banner = document.createElement('div');
    banner.id = '__docusaurus-base-url-issue-banner';
    banner.role = 'alert';
    banner.style.cssText = 'margin: 20px; padding: 20px; border: 4px solid; font-size: 20px';
    banner.append(
      paragraph('Your Docusaurus site did not load properly.'),
      paragraph("A common reason is a wrong baseUrl in the site's configuration."),
      paragraph(`Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`),
      paragraph(`We suggest trying baseUrl = ${suggestBaseUrl()}`),
    );
    document.body.prepend(banner);
  };

  // Error events of elements don't bubble.
  window.addEventListener('error', onError, true);
}
