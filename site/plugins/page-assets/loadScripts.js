// Inline script at the end of the page: loads the page's scripts after the first contentful paint.
{
  let started = false;

  const load = () => {
    if (started) return;
    started = true;
    for (const src of JSON.parse(document.getElementById('page-scripts').textContent)) {
      const script = document.createElement('script');
      script.src = src;
      // Fetched in parallel, run in this order.
      script.async = false;
      // Otherwise, the bundler's runtime would wait for the element of a file that failed instead of requesting it again.
      // The runtime's own element names the build: see `isBuildGone`.
      if (!/main\.\w+\.js$/.test(src)) script.onload = script.onerror = () => script.remove();
      document.head.append(script);
    }
  };

  window.loadPageScripts = load;
  // A hidden page doesn't paint.
  if (document.hidden) load();
  // Fires after the paint is on the screen; `requestAnimationFrame` runs before it and would compete with it.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) load();
  }).observe({type: 'paint', buffered: true});
  setTimeout(load, 1000);
}
