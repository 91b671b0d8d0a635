/**
 * The HTML template of a built page: Docusaurus's own, except that it lists the scripts as data, which `loadScripts.js`
 * loads after the first paint. The page's own come before the site's two, which then find them loaded.
 * `site/tests/site/pageStructure.test.ts` compares the two templates. It's on one line because Docusaurus includes the
 * configuration in the browser bundle.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <script type="application/json" id="page-scripts"><%~ JSON.stringify([...it.scripts.slice(2), ...it.scripts.slice(0, 2)].map((script) => it.baseUrl + script)) %></script>
    <%~ it.postBodyTags %>
  </body>
</html>
`.replace(/\n\s*/g, '');
