// Runs in the built page, as it stands here: asks for the page's scripts after the first paint.
{
  let asked = false;
  const onError = (script, index) => {
    // The bundler would wait for a script of this address that has failed before.
    script.remove();
    window.onPageScriptError?.(index);
  };
  // The finished HTML of the page, for scripts that come without it (`holdMarkup.ts`). It is read when React needs it,
  // which is when the reader comes back to the page.
  const takeMarkup = (element) => ({
    get __html() {
      return element.innerHTML;
    },
  });
  const load = () => {
    if (asked) return;
    asked = true;
    window.pageMarkup = Array.from(document.querySelectorAll('[data-static]'), takeMarkup);
    for (const [index, src] of JSON.parse(document.getElementById('page-scripts').textContent).entries()) {
      const script = document.createElement('script');
      script.src = src;
      // Fetched side by side, run in this order.
      script.async = false;
      script.onerror = () => onError(script, index);
      document.head.append(script);
    }
  };
  window.loadPageScripts = load;
  // A hidden page does not paint.
  if (document.hidden) load();
  // Told when the reader sees it. What a frame asks for runs before that, and would take the paint's processor from it.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) load();
  }).observe({type: 'paint', buffered: true});
  setTimeout(load, 1000);
}
