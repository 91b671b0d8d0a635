import {images} from './images';
import {command, installPackages, instructions, type Lines, type Recipe, type Recognizer} from './types';

/** The files of a site, and how nginx serves them. */
export interface Site {
  /** Directory of the project, or the absolute path of one in the build stage. */
  readonly directory: string;
  /** Directory of the files whose name contains a hash. Without it, names that end in a hash are cached. */
  readonly assets?: string;
  /** File for paths without a file, in an app whose routes are in the browser. Otherwise, they get `404.html`. */
  readonly fallback?: string;
}

/** Serves a site with nginx, after the instructions that build it. */
export function serveSite(
  {directory, assets, fallback}: Site,
  port: number,
  build: Lines = [],
): Pick<Recipe, 'dockerfile' | 'files' | 'health'> {
  const hashed = assets ? `/${assets}/` : '~ "-[A-Za-z0-9_]{8}\\.(js|css)$"';
  const from = directory.startsWith('/') ? '--from=build ' : '';
  return {
    dockerfile: instructions(
      ...build,
      `FROM ${images.debian}`,
      installPackages('nginx-light'),
      'WORKDIR /app',
      directory === '.'
        ? ['COPY . site', 'RUN mv site/nginx.conf ./']
        : ['COPY nginx.conf ./', `COPY ${from}${directory} site`],
      'USER www-data',
      `EXPOSE ${port}`,
      '# A graceful stop: SIGTERM would abort the requests in flight.',
      'STOPSIGNAL SIGQUIT',
      command(['nginx', '-e', 'stderr', '-c', '/app/nginx.conf']),
    ),
    files: {
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
    },
    health: '/healthz',
  };
}

/** Recognizes Hugo, and a directory with HTML files. */
export const recognizeSite: Recognizer = (project, {port}) => {
  const guide = 'software/nginx';
  const hugo = project.first('hugo.toml', 'hugo.yaml', 'hugo.json');
  if (hugo)
    return {
      framework: 'Hugo',
      found: [`Hugo in ${hugo}`],
      guide,
      ...serveSite({directory: '/app/public'}, port, [
        `FROM ${images.debian} AS build`,
        installPackages('hugo'),
        'WORKDIR /app',
        'COPY . .',
        'RUN hugo --minify',
        '',
      ]),
      ignored: ['public', 'resources/_gen'],
      todo: [/example\.org/.test(project.read(hugo)) && `${hugo}: set baseURL to the address of the app`],
    };
  const page = project.first('index.html', 'public/index.html', 'dist/index.html', 'site/index.html');
  if (!page) return undefined;
  const directory = page.split('/').slice(0, -1).join('/') || '.';
  return {
    framework: 'static site',
    found: [`a static site in ${page}`],
    guide,
    ...serveSite({directory}, port),
    // The server would publish these files.
    ignored: directory === '.' ? ['.*', '!.well-known', 'node_modules', 'package.json', '*-lock.*', '*.lock'] : [],
  };
};
