// Runs in the built home page, before loadScripts.js. At the end of the document Docusaurus looks whether its scripts
// run, and else names the base URL as the likely cause. Here they run later, so that it is done when one of the first two
// cannot be loaded.
{
  window.docusaurus = {};
  window.onPageScriptError = (index) => {
    if (index < 2 && !document.getElementById('__docusaurus-base-url-issue-banner')) window.insertBanner();
  };
}
