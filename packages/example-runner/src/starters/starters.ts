import type {RequestStep} from '../types';

/** A framework's own starter, and what its guide does with it. */
export interface Starter {
  /** Name of the tool or the documentation's example, as readers know it. */
  readonly name: string;
  /** Pinned version of the tool, or of the framework whose documentation has the example. */
  readonly version: string;
  /** Path of the guide below `/docs/guides-and-samples/`. */
  readonly guide: string;
  /** Base image in which the starter is created. */
  readonly base: string;
  /** Commands that create the project in `app`, without questions. */
  readonly create?: readonly string[];
  /** Files that the framework's documentation tells readers to write, or those of a template that can't be downloaded. */
  readonly files?: Readonly<Record<string, string>>;
  /** Shell commands in the project's directory: the guide's steps before `aloft init`. */
  readonly before?: readonly string[];
  /** Shell commands on the machine: the guide's steps after `aloft init`. */
  readonly after?: readonly string[];
  /** Flags of `aloft init`, apart from the port. */
  readonly flags?: string;
  readonly requests: readonly RequestStep[];
  /** Exit code after SIGTERM; default 0. */
  readonly exitCode?: number;
  /** Signal of the image; default SIGTERM. */
  readonly signal?: 'SIGQUIT';
  /** Variables that the reader sets as secrets or in `machine.env`, some from a file of the project. */
  readonly env?: Readonly<Record<string, string | {readonly file: string}>>;
}

const node = 'node:26.10-trixie-slim';
const python = 'python:3.13-slim-trixie';
const uv = 'python3 -m venv /tool && /tool/bin/pip install --quiet uv==0.13.9';
const lock = 'npm install --package-lock-only --ignore-scripts --no-audit --no-fund';
/** A `package.json` with build scripts and pinned dependencies. */
const npmPackage = (scripts: object, dependencies: object, devDependencies: object = {}): string =>
  `${JSON.stringify({name: 'app', private: true, type: 'module', scripts, dependencies, devDependencies}, null, 2)}\n`;
const page = (contains: string): RequestStep => ({request: 'GET /', contains, headers: {'content-type': 'text/html'}});

/** The template's fonts are downloaded during the build, from a host that the tests don't reach. */
const withoutFonts = (layout: string) =>
  String.raw`sed -i -e '/next\/font\/google/d' -e '/^const geist/,/^});/d' -e 's/\${geistSans.variable} \${geistMono.variable} //' ${layout}`;

/** Starters by name. */
const starters: Readonly<Record<string, Starter>> = {
  nextjs: {
    name: 'create-next-app',
    version: '16.4.3',
    guide: 'languages/javascript/nextjs',
    base: node,
    create: ['npx --yes create-next-app@16.4.3 app --yes --skip-install --disable-git --no-src-dir'],
    before: [lock, withoutFonts('app/layout.tsx')],
    after: ['sed -i "s#/\\* config options here \\*/#output: \'standalone\',#" next.config.ts'],
    requests: [page('Next.js'), {request: 'GET /next.svg', headers: {'content-type': 'image/svg'}}],
    exitCode: 143,
  },
  'nextjs-src': {
    name: 'create-next-app with src',
    version: '16.4.3',
    guide: 'languages/javascript/nextjs',
    base: node,
    create: ['npx --yes create-next-app@16.4.3 app --yes --skip-install --disable-git --src-dir'],
    before: [
      lock,
      withoutFonts('src/app/layout.tsx'),
      'mkdir -p src/app/healthz && printf "export const GET = () => new Response(\'ok\');\\n" >src/app/healthz/route.ts',
    ],
    after: ['sed -i "s#/\\* config options here \\*/#output: \'standalone\',#" next.config.ts'],
    requests: [page('Next.js'), {request: 'GET /healthz', equals: 'ok'}],
    exitCode: 143,
  },
  vite: {
    name: 'create-vite with React',
    version: '9.3.0',
    guide: 'software/nginx',
    base: node,
    create: ['npx --yes create-vite@9.3.0 app --template react-ts --no-interactive'],
    before: [lock],
    requests: [
      page('<div id="root">'),
      {request: 'GET /deep/link', contains: '<div id="root">', headers: {'cache-control': 'no-cache'}},
      {request: 'GET /assets/missing.js', status: 404},
    ],
    signal: 'SIGQUIT',
  },
  sveltekit: {
    name: 'sv create',
    version: '0.17.1',
    guide: 'languages/javascript/sveltekit',
    base: node,
    create: ['npx --yes sv@0.17.1 create app --template minimal --types ts --no-install --no-add-ons'],
    before: [
      'npm install --save-dev --package-lock-only --no-audit --no-fund @sveltejs/adapter-node@5',
      'sed -i s/adapter-auto/adapter-node/ vite.config.ts',
    ],
    requests: [page('SvelteKit')],
  },
  angular: {
    name: 'ng new with SSR',
    version: '22.2.0',
    guide: 'languages/javascript/angular',
    base: node,
    create: ['npx --yes @angular/cli@22.2.0 new app --defaults --ssr --skip-install --skip-git --package-manager npm'],
    // The newest packages of a release aren't always published together, and they require each other's exact version.
    before: [String.raw`sed -i -E 's#("@angular/[^"]*": ")\^#\1#' package.json`, lock],
    requests: [page('<app-root')],
    env: {NG_ALLOWED_HOSTS: 'localhost,127.0.0.1'},
    exitCode: 143,
  },
  express: {
    name: 'express-generator',
    version: '4.16.1',
    guide: 'languages/javascript/runtimes',
    base: node,
    create: ['npx --yes express-generator@4.16.1 --view=pug app'],
    before: [lock],
    after: ['printf "process.once(\'SIGTERM\', () => server.close());\\n" >>bin/www'],
    requests: [page('Express'), {request: 'GET /stylesheets/style.css', contains: 'body'}],
  },
  astro: {
    name: "the layout of create-astro's minimal template",
    version: '7.3.5',
    guide: 'languages/javascript/astro',
    base: node,
    files: {
      'package.json': npmPackage({build: 'astro build'}, {astro: '7.3.5'}),
      'astro.config.mjs': "import {defineConfig} from 'astro/config';\nexport default defineConfig({});\n",
      'src/pages/index.astro': '<html lang="en"><head><title>Astro</title></head><body><h1>Astro</h1></body></html>\n',
      'src/pages/about.astro': '<html lang="en"><head><title>About</title></head><body><h1>About</h1></body></html>\n',
      'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    },
    before: [lock],
    requests: [
      page('<h1>Astro</h1>'),
      {request: 'GET /about', contains: '<h1>About</h1>'},
      {request: 'GET /favicon.svg', headers: {'content-type': 'image/svg'}},
      {request: 'GET /missing', status: 404},
    ],
    signal: 'SIGQUIT',
  },
  nuxt: {
    name: "the layout of create-nuxt's minimal template",
    version: '4.5.2',
    guide: 'languages/javascript/nuxt',
    base: node,
    files: {
      'package.json': npmPackage(
        {build: 'nuxt build', postinstall: 'nuxt prepare'},
        {nuxt: '4.5.2', vue: '3.5.44', 'vue-router': '5.4.0'},
      ),
      'nuxt.config.ts': "export default defineNuxtConfig({compatibilityDate: '2026-10-01'});\n",
      'app/app.vue': '<template><div><NuxtRouteAnnouncer /><NuxtWelcome /></div></template>\n',
      'public/robots.txt': 'User-Agent: *\n',
    },
    before: [lock],
    requests: [page('Nuxt'), {request: 'GET /robots.txt', contains: 'User-Agent'}],
  },
  'react-router': {
    name: "the layout of create-react-router's default template",
    version: '8.4.0',
    guide: 'languages/javascript/remix',
    base: node,
    files: {
      'package.json': npmPackage(
        {build: 'react-router build', start: 'react-router-serve ./build/server/index.js'},
        {
          '@react-router/node': '8.4.0',
          '@react-router/serve': '8.4.0',
          isbot: '5.2.2',
          react: '19.3.1',
          'react-dom': '19.3.1',
          'react-router': '8.4.0',
        },
        {'@react-router/dev': '8.4.0', vite: '8.3.4'},
      ),
      'react-router.config.ts': 'export default {ssr: true};\n',
      'vite.config.ts':
        "import {reactRouter} from '@react-router/dev/vite';\nimport {defineConfig} from 'vite';\nexport default defineConfig({plugins: [reactRouter()]});\n",
      'app/routes.ts': "import {index} from '@react-router/dev/routes';\nexport default [index('routes/home.tsx')];\n",
      'app/root.tsx':
        'import {Links, Meta, Outlet, Scripts} from \'react-router\';\nexport default function App() {\n  return <html lang="en"><head><Meta /><Links /></head><body><Outlet /><Scripts /></body></html>;\n}\n',
      'app/routes/home.tsx': 'export default function Home() {\n  return <h1>Welcome</h1>;\n}\n',
      'public/robots.txt': 'User-Agent: *\n',
    },
    before: [lock],
    requests: [page('<h1>Welcome</h1>'), {request: 'GET /robots.txt', contains: 'User-Agent'}],
  },
  solidstart: {
    name: "the layout of create-solid's basic template",
    version: '2.0.5',
    guide: 'languages/javascript/solidstart',
    base: node,
    files: {
      'package.json': npmPackage(
        {build: 'vite build'},
        {
          '@solidjs/router': '1.0.0',
          '@solidjs/start': '2.0.5',
          'solid-js': '1.9.17',
          vite: '8.3.4',
          nitro: '3.0.260903-beta',
        },
      ),
      'tsconfig.json':
        '{"compilerOptions": {"jsx": "preserve", "jsxImportSource": "solid-js", "moduleResolution": "bundler", "module": "ESNext"}}\n',
      'vite.config.ts':
        "import {solidStart} from '@solidjs/start/config';\nimport {nitro} from 'nitro/vite';\nimport {defineConfig} from 'vite';\nexport default defineConfig({plugins: [solidStart(), nitro()], nitro: {preset: 'node_server'}});\n",
      'src/app.tsx':
        "import {Router} from '@solidjs/router';\nimport {FileRoutes} from '@solidjs/start/router';\nimport {Suspense} from 'solid-js';\nexport default function App() {\n  return <Router root={(props) => <Suspense>{props.children}</Suspense>}><FileRoutes /></Router>;\n}\n",
      'src/entry-client.tsx':
        "import {mount, StartClient} from '@solidjs/start/client';\nmount(() => <StartClient />, document.getElementById('app')!);\n",
      'src/entry-server.tsx':
        'import {createHandler, StartServer} from \'@solidjs/start/server\';\nexport default createHandler(() => <StartServer document={({assets, children, scripts}) => <html lang="en"><head>{assets}</head><body><div id="app">{children}</div>{scripts}</body></html>} />);\n',
      'src/routes/index.tsx': 'export default function Home() {\n  return <h1>Hello world!</h1>;\n}\n',
      'public/robots.txt': 'User-Agent: *\n',
    },
    before: [lock],
    requests: [page('Hello world!'), {request: 'GET /robots.txt', contains: 'User-Agent'}],
  },
  fastapi: {
    name: "uv init with FastAPI's first steps",
    version: '0.165.0',
    guide: 'languages/python/generic',
    base: python,
    create: [`${uv} && /tool/bin/uv init app`],
    files: {
      'main.py':
        'from fastapi import FastAPI\n\napp = FastAPI()\n\n\n@app.get("/")\nasync def root():\n    return {"message": "Hello World"}\n',
    },
    before: ['/tool/bin/uv add "fastapi[standard]==0.165.0"'],
    requests: [
      {request: 'GET /', equals: '{"message":"Hello World"}'},
      {request: 'GET /docs', contains: 'swagger'},
    ],
    exitCode: 143,
  },
  flask: {
    name: "uv init with Flask's quickstart",
    version: '3.1.3',
    guide: 'languages/python/flask',
    base: python,
    create: [`${uv} && /tool/bin/uv init --bare app`],
    files: {
      'hello.py':
        'from flask import Flask\n\napp = Flask(__name__)\n\n\n@app.route("/")\ndef hello_world():\n    return "<p>Hello, World!</p>"\n',
      'static/style.css': 'body {}\n',
    },
    before: ['/tool/bin/uv add flask==3.1.3 gunicorn'],
    requests: [page('Hello, World!'), {request: 'GET /static/style.css', contains: 'body'}],
  },
  django: {
    name: 'django-admin startproject',
    version: '6.0',
    guide: 'languages/python/django',
    base: python,
    create: [`${uv} && /tool/bin/uv init --bare app`],
    before: [
      '/tool/bin/uv add "django==6.0.*" gunicorn whitenoise && .venv/bin/django-admin startproject mysite .',
      // The settings of the guide.
      `printf '${[
        'import os',
        'DEBUG = os.environ.get("DJANGO_DEBUG") == "1"',
        'SECRET_KEY = os.environ["DJANGO_SECRET_KEY"]',
        'ALLOWED_HOSTS = [".apps.aloft.example", "localhost", "127.0.0.1"]',
        'MIDDLEWARE.insert(1, "whitenoise.middleware.WhiteNoiseMiddleware")',
        'DATABASES["default"]["NAME"] = Path(os.environ.get("DATA_DIR", BASE_DIR)) / "db.sqlite3"',
        'STATIC_ROOT = BASE_DIR / "staticfiles"',
        '',
      ].join('\\n')}' >>mysite/settings.py`,
    ],
    flags: '--health-path /admin/login/',
    requests: [
      {request: 'GET /admin/login/', contains: 'Django administration'},
      {request: 'GET /static/admin/css/base.css', contains: '--primary'},
    ],
    env: {DJANGO_SECRET_KEY: 'only-for-the-test-of-the-starter'},
  },
  go: {
    name: 'go mod init with chi in cmd/web',
    version: '5.3.0',
    guide: 'languages/go/generic',
    base: 'golang:1.27-trixie',
    files: {
      'cmd/web/main.go':
        'package main\n\nimport (\n\t"net/http"\n\t"os"\n\n\t"github.com/go-chi/chi/v5"\n)\n\nfunc main() {\n\tr := chi.NewRouter()\n\tr.Get("/", func(w http.ResponseWriter, r *http.Request) {\n\t\tw.Write([]byte("welcome"))\n\t})\n\thttp.ListenAndServe(":"+os.Getenv("PORT"), r)\n}\n',
    },
    before: ['go mod init example.com/app && go get github.com/go-chi/chi/v5@v5.3.0 && go mod tidy'],
    requests: [{request: 'GET /', equals: 'welcome'}],
    exitCode: 143,
  },
  axum: {
    name: 'cargo new with axum',
    version: '0.8.9',
    guide: 'languages/rust/generic',
    base: 'rust:1.95-slim-trixie',
    create: ['cargo new app'],
    files: {
      'src/main.rs':
        'use axum::{Router, routing::get};\n\n#[tokio::main]\nasync fn main() {\n    let app = Router::new().route("/", get(|| async { "Hello, World!" }));\n    let address = format!("0.0.0.0:{}", std::env::var("PORT").unwrap());\n    let listener = tokio::net::TcpListener::bind(address).await.unwrap();\n    axum::serve(listener, app).await.unwrap();\n}\n',
    },
    before: ['cargo add axum@0.8.9 && cargo add tokio --features full && cargo generate-lockfile'],
    requests: [{request: 'GET /', equals: 'Hello, World!'}],
    exitCode: 143,
  },
  nest: {
    name: 'nest new',
    version: '12.0.8',
    guide: 'languages/javascript/runtimes',
    base: node,
    create: ['npx --yes @nestjs/cli@12.0.8 new app --package-manager npm --skip-install --skip-git'],
    before: [
      'npx --yes pnpm@10.34.8 install --lockfile-only --ignore-scripts',
      'sed -i \'s#"nest start"#"node dist/main.js"#\' package.json',
    ],
    requests: [{request: 'GET /', equals: 'Hello World!'}],
    exitCode: 143,
  },
  docusaurus: {
    name: 'create-docusaurus',
    version: '3.10.2',
    guide: 'software/nginx',
    base: node,
    create: ['npx --yes create-docusaurus@3.10.2 app classic --typescript --skip-install --package-manager npm'],
    // Not all packages of the newest release are published for each platform.
    before: ['npm pkg set overrides.@swc/html=1.15.41', lock],
    requests: [
      page('Docusaurus'),
      {request: 'GET /docs/intro', contains: 'Tutorial Intro'},
      {request: 'GET /missing', status: 404, contains: 'Page Not Found'},
    ],
    signal: 'SIGQUIT',
  },
  spring: {
    name: "the first application of Spring Boot's documentation",
    version: '4.1.1',
    guide: 'languages/java/spring',
    base: 'maven:3.9-eclipse-temurin-25',
    files: {
      'pom.xml': `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <parent>
    <groupId>org.springframework.boot</groupId>
    <artifactId>spring-boot-starter-parent</artifactId>
    <version>4.1.1</version>
  </parent>
  <groupId>com.example</groupId>
  <artifactId>myproject</artifactId>
  <version>0.0.1-SNAPSHOT</version>
  <properties><java.version>25</java.version></properties>
  <dependencies>
    <dependency>
      <groupId>org.springframework.boot</groupId>
      <artifactId>spring-boot-starter-webmvc</artifactId>
    </dependency>
    <dependency>
      <groupId>org.springframework.boot</groupId>
      <artifactId>spring-boot-starter-actuator</artifactId>
    </dependency>
  </dependencies>
  <build>
    <plugins>
      <plugin>
        <groupId>org.springframework.boot</groupId>
        <artifactId>spring-boot-maven-plugin</artifactId>
      </plugin>
    </plugins>
  </build>
</project>
`,
      'src/main/java/com/example/MyApplication.java':
        'package com.example;\n\nimport org.springframework.boot.SpringApplication;\nimport org.springframework.boot.autoconfigure.SpringBootApplication;\nimport org.springframework.web.bind.annotation.*;\n\n@RestController\n@SpringBootApplication\npublic class MyApplication {\n    @RequestMapping("/")\n    String home() {\n        return "Hello World!";\n    }\n\n    public static void main(String[] args) {\n        SpringApplication.run(MyApplication.class, args);\n    }\n}\n',
    },
    // As in a project from Spring Initializr.
    before: ['mvn -B -q wrapper:wrapper'],
    requests: [{request: 'GET /', equals: 'Hello World!'}],
    exitCode: 143,
  },
  maven: {
    name: 'maven-archetype-quickstart with an HTTP server',
    version: '1.5',
    guide: 'languages/java/index',
    base: 'maven:3.9-eclipse-temurin-25',
    create: [
      'mvn -B -q archetype:generate -DarchetypeGroupId=org.apache.maven.archetypes -DarchetypeArtifactId=maven-archetype-quickstart -DarchetypeVersion=1.5 -DgroupId=com.example -DartifactId=app -Dversion=1.0',
    ],
    files: {
      'src/main/java/com/example/App.java':
        'package com.example;\n\nimport com.sun.net.httpserver.HttpServer;\nimport java.net.InetSocketAddress;\n\npublic class App {\n    public static void main(String[] args) throws Exception {\n        var server = HttpServer.create(new InetSocketAddress(Integer.parseInt(System.getenv("PORT"))), 0);\n        server.createContext("/", exchange -> {\n            exchange.sendResponseHeaders(200, 5);\n            exchange.getResponseBody().write("Hello".getBytes());\n            exchange.close();\n        });\n        server.start();\n    }\n}\n',
    },
    before: [
      "sed -i 's#<artifactId>maven-jar-plugin</artifactId>#&<configuration><archive><manifest><mainClass>com.example.App</mainClass></manifest></archive></configuration>#' pom.xml",
    ],
    requests: [{request: 'GET /', equals: 'Hello'}],
    exitCode: 143,
  },
  bun: {
    name: "bun init with Bun.serve's quickstart",
    version: '1.4.5',
    guide: 'languages/javascript/runtimes',
    base: 'oven/bun:1.4-slim',
    create: ['bun init --yes app'],
    files: {
      'index.ts':
        'const server = Bun.serve({\n  port: process.env.PORT,\n  routes: {\n    "/": () => new Response("Bun!"),\n  },\n});\n\nconsole.log(`Listening on ${server.url}`);\n',
    },
    before: ['bun add hono'],
    requests: [{request: 'GET /', equals: 'Bun!'}],
    exitCode: 143,
  },
  deno: {
    name: "deno init with Deno.serve's example",
    version: '2.9.6',
    guide: 'languages/javascript/runtimes',
    base: 'denoland/deno:2.9.6',
    create: ['deno init app'],
    files: {
      'main.ts': 'Deno.serve({port: Number(Deno.env.get("PORT"))}, () => new Response("Hello, World!"));\n',
    },
    requests: [{request: 'GET /', equals: 'Hello, World!'}],
    exitCode: 143,
  },
  hugo: {
    name: 'hugo new site with a layout',
    version: '0.131.0',
    guide: 'software/nginx',
    base: 'debian:trixie-slim',
    create: ['apt-get update && apt-get install -y --no-install-recommends hugo && hugo new site app'],
    files: {
      'layouts/index.html': '<h1>{{ .Site.Title }}</h1>\n',
      'layouts/_default/single.html': '<h1>{{ .Title }}</h1>{{ .Content }}\n',
      'content/posts/first.md': '---\ntitle: First post\n---\n\nHello.\n',
    },
    requests: [
      {request: 'GET /', contains: '<h1>My New Hugo Site</h1>'},
      {request: 'GET /posts/first/', contains: '<h1>First post</h1>'},
      {request: 'GET /missing', status: 404},
    ],
    signal: 'SIGQUIT',
  },
  ruby: {
    name: "a Gemfile with Sinatra's first app",
    version: '4.1.1',
    guide: 'languages/ruby/generic',
    base: 'ruby:3.3.8-slim-trixie',
    files: {
      Gemfile: 'source "https://rubygems.org"\n\ngem "sinatra"\ngem "rackup"\ngem "puma"\n',
      '.ruby-version': '3.3.8\n',
      'myapp.rb': 'require "sinatra"\n\nget "/" do\n  "Hello world!"\nend\n',
      'config.ru': 'require_relative "myapp"\n\nrun Sinatra::Application\n',
      'public/style.css': 'body {}\n',
    },
    before: ['bundle lock --add-platform x86_64-linux'],
    requests: [
      {request: 'GET /', equals: 'Hello world!'},
      {request: 'GET /style.css', contains: 'body'},
    ],
    exitCode: 143,
  },
  rails: {
    name: 'rails new',
    version: '7.2.2.2',
    guide: 'languages/ruby/rails',
    base: 'docker.io/library/ruby:3.3.8-slim',
    create: [
      'gem install --no-document rails -v 7.2.2.2',
      // Debian has no packages of the gems that these flags leave out.
      'rails new app --skip-bundle --skip-git --skip-hotwire --skip-javascript --skip-bootsnap --skip-asset-pipeline --skip-jbuilder --skip-rubocop --skip-brakeman --skip-ci --skip-system-test',
    ],
    before: ['sed -i \'/"debug"/d\' Gemfile && bundle lock --add-platform x86_64-linux'],
    after: [
      'sed -i "s/# config.ssl_options/config.ssl_options/" config/environments/production.rb',
      'sed -i "s|# database: path/to/persistent/storage|database: storage|" config/database.yml',
    ],
    requests: [
      {request: 'GET /up', contains: 'background-color: green'},
      // The edge proxy terminates TLS.
      {request: 'GET /robots.txt', contains: 'robotstxt', send: {'x-forwarded-proto': 'https'}},
    ],
    env: {RAILS_MASTER_KEY: {file: 'config/master.key'}},
    exitCode: 143,
  },
  'express-workspace': {
    name: 'express-generator in a pnpm workspace',
    version: '4.16.1',
    guide: 'languages/javascript/runtimes',
    base: node,
    create: ['mkdir -p app/apps && cd app/apps && npx --yes express-generator@4.16.1 --view=pug web'],
    files: {
      'package.json': '{"private": true, "packageManager": "pnpm@10.34.8"}\n',
      'pnpm-workspace.yaml': 'packages:\n  - apps/*\n',
    },
    before: ['npx --yes pnpm@10.34.8 install --lockfile-only --ignore-scripts'],
    after: ['printf "process.once(\'SIGTERM\', () => server.close());\\n" >>apps/web/bin/www'],
    flags: '--directory apps/web',
    requests: [page('Express'), {request: 'GET /stylesheets/style.css', contains: 'body'}],
  },
};

/** Prefix of the IDs under which starters run beside the examples. */
const prefix = 'starters/';

export const starterIds: readonly string[] = Object.keys(starters).map((name) => prefix + name);

/** The starter with an ID, or undefined for the ID of an example. */
export function findStarter(id: string): Starter | undefined {
  return id.startsWith(prefix) ? starters[id.slice(prefix.length)] : undefined;
}
