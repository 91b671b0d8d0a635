import {existsSync, readFileSync} from 'node:fs';
import {createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {markdownPath, redirectPath} from '@aloft/content/addresses';
import {listFiles} from './listFiles';
import {listRoots} from './listRoots';
import {acceptsMarkdown, pageLinks} from './negotiateMarkdown';
import {securityHeaders} from './securityHeaders';

/** A path with a backslash, which browsers never send, or a stray percent sign or encoded NUL, which nginx rejects. */
const malformed = /^[^?]*(?:\\|%(?:00|(?![0-9a-f]{2})))/i;

/**
 * Value of the `Cache-Control` header. File names under `assets/` change with their content, so those files are
 * immutable. Pages are revalidated on each request, with a 304 response if they haven't changed.
 */
function cacheControl(pathname: string): string {
  if (/\/assets\/(css|files|fonts|images|js|medias)\//.test(pathname)) return 'public, max-age=31536000, immutable';
  if (/\.(svg|png|ico|webp|avif)$/.test(pathname)) return 'public, max-age=86400';
  return 'no-cache';
}

/**
 * Creates a server that responds like production: `/x` and `/x/` return the page, `/x.html` and `/x/index.html`
 * redirect to it, and all other paths return a 404 with the not-found page. A client that accepts Markdown gets the
 * Markdown version of either. The server sends precompressed files and the security headers. A site with a base URL is
 * served only below that path.
 * @param connectOrigins other origins that pages may connect to
 * @throws Error if the directory doesn't contain a built site
 */
export function createServer(directory: string, connectOrigins: readonly string[] = []): Server {
  if (!existsSync(path.join(directory, '404.html')))
    throw new Error(`${directory} doesn't contain a built site. Run \`npm run build\` first.`);
  const roots = listRoots(directory);
  const baseUrl = roots.at(-1)!;
  const toFile = (pathname: string) => path.join(directory, pathname.slice(baseUrl.length));
  const files = listFiles(directory);
  const notFoundPages = new Map(
    files.filter((file) => /\b404\.(?:html|md)$/.test(file)).map((file) => [file, readFileSync(file)]),
  );
  const twins = new Set(files.filter((file) => file.endsWith('.md')));
  const headers = Object.entries(securityHeaders(directory, connectOrigins));
  const sendFile = sirv(directory, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      // sirv has replaced the header. Pages that name a Markdown version also depend on `Accept`.
      if (response.hasHeader('Link')) response.setHeader('Vary', 'Accept, Accept-Encoding');
      response.setHeader('Cache-Control', cacheControl(pathname));
      if (pathname.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      if (pathname.endsWith('/api-catalog')) response.setHeader('Content-Type', 'application/linkset+json');
    },
  });

  const sendNotFound = (request: IncomingMessage, response: ServerResponse, root: string) => {
    const isMarkdown = acceptsMarkdown(request.headers.accept) || /\.md(\?|$)/.test(request.url ?? '');
    response.writeHead(404, {
      'Content-Type': `text/${isMarkdown ? 'markdown' : 'html'}; charset=utf-8`,
      'Cache-Control': 'no-cache',
      Vary: 'Accept',
    });
    response.end(notFoundPages.get(toFile(`${root}404.${isMarkdown ? 'md' : 'html'}`)));
  };

  const server = createHttpServer((request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const address = `http://localhost${request.url}`;
    if (!URL.canParse(address) || malformed.test(address)) return sendNotFound(request, response, baseUrl);
    // Resolves dot segments, including encoded ones, as nginx does.
    const {pathname, search} = new URL(address);
    const target = redirectPath(pathname);
    if (target !== undefined) {
      response.writeHead(301, {Location: target + search}).end();
      return;
    }
    const root = roots.find((candidate) => `${pathname}/`.startsWith(candidate));
    // The not-found page doesn't have a path.
    if (root === undefined || /^404\/?$/.test(pathname.slice(root.length)))
      return sendNotFound(request, response, root ?? baseUrl);
    const twin = markdownPath(pathname, root);
    request.url = `/${pathname.slice(baseUrl.length)}`;
    if (pathname.endsWith('.tar.gz')) {
      // Archives are sent unchanged. sirv would send them as a compressed `.tar`, which browsers unpack on download.
      response.setHeader('Content-Type', 'application/gzip');
      response.setHeader('Content-Encoding', 'identity');
    }
    if (twins.has(toFile(twin))) {
      response.setHeader('Link', pageLinks(twin, root));
      if (acceptsMarkdown(request.headers.accept)) request.url = `/${twin.slice(baseUrl.length)}`;
    }
    sendFile(request, response, () => sendNotFound(request, response, root));
  });
  // As in nginx.conf. After the default of 5 seconds, clients would meet closed connections.
  server.keepAliveTimeout = 65_000;
  return server;
}
