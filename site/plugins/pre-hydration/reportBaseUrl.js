// Inline script before the first element: explains a page whose scripts can't be loaded. If none can be loaded, the site
// was most often built with another base URL; the framework's own banner covers only the home page. If a script of this
// page can't be loaded, the framework only logs it.
{
  const {dataset} = document.currentScript;
  const {baseUrl} = dataset;
  const texts = JSON.parse(dataset.texts);

  /** The URL path of this page without the page's own path, which the canonical link contains. Unknown without one. */
  const suggestBaseUrl = () => {
    const canonical = document.querySelector('link[rel=canonical]');
    if (!canonical) return undefined;
    const route = new URL(canonical.href).pathname.slice(baseUrl.length).replace(/\/$/, '');
    const address = location.pathname.replace(/\/$/, '');
    return address.endsWith(`/${route}`) || route === ''
      ? `${address.slice(0, address.length - route.length)}/`.replace(/\/+$/, '/')
      : undefined;
  };

  const create = (tag, textContent) => Object.assign(document.createElement(tag), {textContent});

  const show = (id, lines) => {
    window.pageScriptsFailed = true;
    delete document.documentElement.dataset.waiting;
    const banner = Object.assign(document.createElement('div'), {id, role: 'alert'});
    banner.style.cssText = 'margin: 20px; padding: 20px; border: 4px solid; font-size: 20px';
    const button = Object.assign(create('button', texts.retry), {type: 'button', className: 'button'});
    button.addEventListener('click', () => location.reload());
    banner.append(...lines.map((line) => create('p', line)), button);
    document.body.prepend(banner);
  };

  const onError = ({target}) => {
    if (!(target instanceof HTMLScriptElement) || !/\/(runtime~)?main\.\w+\.js$/.test(target.src)) return;
    window.removeEventListener('error', onError, true);
    const suggested = suggestBaseUrl();
    const lines = [
      'Your Docusaurus site did not load properly.',
      "A common reason is a wrong baseUrl in the site's configuration.",
      `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`,
      ...(suggested ? [`We suggest trying baseUrl = ${suggested}`] : []),
    ];
    show('__docusaurus-base-url-issue-banner', lines);
  };

  // Error events of elements don't bubble.
  window.addEventListener('error', onError, true);

  window.addEventListener('unhandledrejection', ({reason}) => {
    // Once React runs, the router reports files that can't be loaded.
    if (window.docusaurusRoot || window.pageScriptsFailed || reason?.name !== 'ChunkLoadError') return;
    show('', [String(reason), texts.offline]);
  });
}
