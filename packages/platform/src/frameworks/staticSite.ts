import {images} from './images';
import {command, installPackages, instructions, type Project, type ProjectFiles, type Recipe} from './types';

/** The files of a site, and how nginx serves them. */
export interface Site {
  readonly directory: string;
  /** Directory of the files whose name contains a hash. Without it, names that end in a hash are cached. */
  readonly assets?: string;
  /** File for paths without a file, in an app whose routes are in the browser. Otherwise, they get `404.html`. */
  readonly fallback?: string;
}

/** The last stage of a Dockerfile that serves a site with nginx. */
export function siteStage(port: number, from: string): readonly string[] {
  return [
    `FROM ${images.debian}`,
    ...installPackages('nginx-light'),
    'WORKDIR /app',
    ...(from === '.'
      ? ['COPY . site', 'RUN mv site/nginx.conf ./']
      : ['COPY nginx.conf ./', from.startsWith('/') ? `COPY --from=build ${from} site` : `COPY ${from} site`]),
    'USER www-data',
    `EXPOSE ${port}`,
    '# A graceful stop: SIGTERM would abort the requests in flight.',
    'STOPSIGNAL SIGQUIT',
    command(['nginx', '-e', 'stderr', '-c', '/app/nginx.conf']),
  ];
}

/** The configuration of nginx for a site. */
export function siteFiles({assets, fallback}: Site, port: number): ProjectFiles {
  const hashed = assets ? `/${assets}/` : '~ "-[A-Za-z0-9_]{8}\\.(js|css)$"';
  return {
    'nginx.conf': `daemon off;
worker_processes 1;
pid /tmp/nginx.pid;
error_log stderr warn;

events {
  worker_connections 512;
}

http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  server_tokens off;
  sendfile on;
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
  access_log /dev/stdout;

  client_body_temp_path /tmp/body;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;

  server {
    listen ${port};
    root /app/site;
    absolute_redirect off;
    error_page 404 /404.html;

    location = /healthz {
      access_log off;
      default_type text/plain;
      return 200 "ok\\n";
    }

    # The names of these files change with their contents.
    location ${hashed} {
      try_files $uri =404;
      add_header Cache-Control "public, max-age=31536000, immutable";
    }

    location / {
      try_files $uri $uri.html $uri/index.html ${fallback ? `/${fallback}` : '=404'};
      add_header Cache-Control "no-cache";
    }
  }
}
`,
  };
}

/** Recognizes Hugo, and a directory with HTML files. */
export function recognizeSite(project: Project): Recipe | undefined {
  const {port} = project.settings;
  const common = {guide: 'software/nginx', health: '/healthz', memory: '128Mi', todo: []};
  const hugo = project.first('hugo.toml', 'hugo.yaml', 'hugo.json');
  if (hugo)
    return {
      ...common,
      framework: 'Hugo',
      found: [`Hugo in ${hugo}`],
      dockerfile: instructions(
        `FROM ${images.debian} AS build`,
        installPackages('hugo'),
        'WORKDIR /app',
        'COPY . .',
        'RUN hugo --minify',
        '',
        siteStage(port, '/app/public'),
      ),
      ignored: ['public', 'resources/_gen'],
      todo: /example\.org/.test(project.read(hugo)) ? [`${hugo}: set baseURL to the address of the app`] : [],
      files: siteFiles({directory: 'public'}, port),
    };
  const page = project.first('index.html', 'public/index.html', 'dist/index.html', 'site/index.html');
  if (!page) return undefined;
  const directory = page.split('/').slice(0, -1).join('/') || '.';
  return {
    ...common,
    framework: 'static site',
    found: [`a static site in ${page}`],
    dockerfile: instructions(siteStage(port, directory)),
    // The server would publish these files.
    ignored: directory === '.' ? ['.*', '!.well-known', 'node_modules', 'package.json', '*-lock.*', '*.lock'] : [],
    files: siteFiles({directory}, port),
  };
}
