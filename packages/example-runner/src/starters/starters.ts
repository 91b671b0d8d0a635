import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '@aloft/platform/brand';
import {examplesRoot} from '../readExample';
import type {RequestStep} from '../types';

/**
 * What a guide's "Deploy your app" says, and the test does: a command on the page, or a change of a file. `aloft init`
 * runs in the simulator, and other commands run in the base image. A change names the text to replace (empty to append),
 * the new text, and the code on the page that asks for it, by default the new text.
 */
export type StarterStep = string | readonly [file: string, find: string, text: string, shown?: string];

/** A framework's own starter, and what its guide does with it. */
export interface Starter {
  /** Name and pinned version of the tool, or of the framework whose documentation has the example. */
  readonly tool: string;
  /** Path of the guide below `/docs/guides-and-samples/`. */
  readonly guide: string;
  /** Base image in which the starter is created; default Node.js. */
  readonly base?: string;
  /** Commands that create the project in `app`, without questions. */
  readonly create?: readonly string[];
  /** Files that the framework's documentation tells readers to write, or those of a template that can't be downloaded. */
  readonly files?: Readonly<Record<string, string>>;
  /** Commands in the project's directory that the guide doesn't mention, by the reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
  /** Command of the starter's tool that locks the dependencies. */
  readonly lock?: string;
  /** The guide's steps in its order; default only `aloft init`. */
  readonly steps?: readonly StarterStep[];
  /** Requests by path: what the body contains, the status, or the whole request. */
  readonly requests: Readonly<Record<string, string | number | Omit<RequestStep, 'request'>>>;
  /** Whether the server refuses the host of the runner's own requests, and is ready as soon as it listens. */
  readonly checksHost?: true;
  /** Exit code after SIGTERM; default 0. */
  readonly exitCode?: number;
  /** Signal of the image; default SIGTERM. */
  readonly signal?: 'SIGQUIT';
  /** Variables that the reader sets as secrets, some from a file of the project. */
  readonly env?: Readonly<Record<string, string | {readonly file: string}>>;
}

/** A block of a guide, which is a region of an example's file. */
export function readBlock(file: string, region?: string): string {
  const text = readFileSync(path.join(examplesRoot, file), 'utf8');
  const lines = region
    ? new RegExp(`#region ${region}$([^]*?)^.*#endregion ${region}$`, 'm').exec(text)?.[1]
    : text.replace(/^.*#(?:end)?region.*\n/gm, '');
  return `${lines?.trim()}\n`;
}

/** The command that the simulator runs, with the guide's flags. */
export const init = `${brand.cli} init`;

/** The commands of the guide that run in the base image. */
export const listCommands = ({steps = []}: Starter): readonly string[] =>
  steps.filter((step): step is string => typeof step === 'string' && !step.startsWith(init));

export const baseOf = ({base = 'node:26.10-trixie-slim'}: Starter): string => base;

const python = 'python:3.13-slim-trixie';
const maven = 'maven:3.9-eclipse-temurin-25';
const uv = 'python3 -m venv /tool && /tool/bin/pip install --quiet uv==0.13.9';
const npmLock = 'npm install --package-lock-only --ignore-scripts --no-audit --no-fund';
const pnpmLock = 'npx --yes pnpm@10.34.8 install --lockfile-only --ignore-scripts';
/** A `package.json` with build scripts and pinned dependencies. */
const npmPackage = (scripts: object, dependencies: object, devDependencies: object = {}): string =>
  `${JSON.stringify({name: 'app', private: true, type: 'module', scripts, dependencies, devDependencies}, null, 2)}\n`;
const page = (contains: string) => ({contains, headers: {'content-type': 'text/html'}});
const robots = {'public/robots.txt': 'User-Agent: *\n'};

/** The steps for the two layouts of Next.js. */
const nextjs = (directory: string): Omit<Starter, 'tool' | 'create'> => ({
  guide: 'languages/javascript/nextjs',
  exceptions: {
    "the host of the template's fonts isn't reachable": String.raw`sed -i -e '/next\/font\/google/d' -e '/^const geist/,/^});/d' -e 's/\${geistSans.variable} \${geistMono.variable} //' ${directory}/layout.tsx`,
  },
  lock: npmLock,
  steps: [
    init,
    ['next.config.ts', '/* config options here */', "output: 'standalone',"],
    [`${directory}/healthz/route.ts`, '', readBlock('javascript/nextjs/app/healthz/route.ts')],
    [`${directory}/healthz/route.ts`, "export const dynamic = 'force-dynamic';\n", '', '`dynamic`'],
    [brand.manifest, 'path: /\n', 'path: /healthz\n', '`machine.healthcheck.http.path`'],
  ],
  requests: {'/': page('Next.js'), '/next.svg': {headers: {'content-type': 'image/svg'}}, '/healthz': 'ok'},
  exitCode: 143,
});

const closeServer = "process.once('SIGTERM', () => server.close());\n";

/** The build with the Shade plugin in Java's guide, without its end, because the archetype has a build of its own. */
const [, shade = ''] = /```xml\n([^]*?)<\/build>/.exec(
  readFileSync(path.join(examplesRoot, '../docs/guides-and-samples/languages/java/index.mdx'), 'utf8'),
)!;

/** Starters by name. */
const starters: Readonly<Record<string, Starter>> = {
  nextjs: {
    ...nextjs('app'),
    tool: 'create-next-app 16.4.3',
    create: ['npx --yes create-next-app@16.4.3 app --yes --skip-install --disable-git --no-src-dir'],
  },
  vite: {
    tool: 'create-vite with React 9.3.0',
    guide: 'software/nginx',
    create: ['npx --yes create-vite@9.3.0 app --template react-ts --no-interactive'],
    lock: npmLock,
    requests: {
      '/': page('<div id="root">'),
      '/deep/link': {contains: '<div id="root">', headers: {'cache-control': 'no-cache'}},
      '/assets/missing.js': 404,
    },
    signal: 'SIGQUIT',
  },
  sveltekit: {
    tool: 'sv create 0.17.1',
    guide: 'languages/javascript/sveltekit',
    create: ['npx --yes sv@0.17.1 create app --template minimal --types ts --no-install --no-add-ons'],
    steps: [
      'npm install --save-dev @sveltejs/adapter-node@5',
      ['vite.config.ts', 'adapter-auto', 'adapter-node'],
      init,
    ],
    requests: {'/': page('SvelteKit')},
  },
  angular: {
    tool: 'ng new with SSR 22.2.0',
    guide: 'languages/javascript/angular',
    create: ['npx --yes @angular/cli@22.2.0 new app --defaults --ssr --skip-install --skip-git --package-manager npm'],
    exceptions: {
      "the newest packages of a release aren't always published together": String.raw`sed -i -E 's#("@angular/[^"]*": ")\^#\1#' package.json`,
    },
    lock: npmLock,
    steps: [init, ['angular.json', '"allowedHosts": []', '"allowedHosts": ["localhost"]', '`security.allowedHosts`']],
    requests: {'/': page('<app-root')},
    checksHost: true,
    exitCode: 143,
  },
  express: {
    tool: 'express-generator 4.16.1',
    guide: 'languages/javascript/runtimes',
    create: ['npx --yes express-generator@4.16.1 --view=pug app'],
    lock: npmLock,
    steps: [['bin/www', '', closeServer], init],
    requests: {'/': page('Express'), '/stylesheets/style.css': 'body'},
  },
  'express-workspace': {
    tool: 'express-generator in a pnpm workspace 4.16.1',
    guide: 'languages/javascript/runtimes',
    create: ['mkdir -p app/apps && cd app/apps && npx --yes express-generator@4.16.1 --view=pug web'],
    files: {
      'package.json': '{"private": true, "packageManager": "pnpm@10.34.8"}\n',
      'pnpm-workspace.yaml': 'packages:\n  - apps/*\n',
    },
    lock: pnpmLock,
    steps: [['apps/web/bin/www', '', closeServer], 'aloft init --directory apps/web'],
    requests: {'/': page('Express'), '/stylesheets/style.css': 'body'},
  },
  astro: {
    tool: "the layout of create-astro's minimal template 7.3.5",
    guide: 'languages/javascript/astro',
    files: {
      'package.json': npmPackage({build: 'astro build'}, {astro: '7.3.5'}),
      'astro.config.mjs': "import {defineConfig} from 'astro/config';\nexport default defineConfig({});\n",
      'src/pages/index.astro': '<html lang="en"><head><title>Astro</title></head><body><h1>Astro</h1></body></html>\n',
      'src/pages/about.astro': '<html lang="en"><head><title>About</title></head><body><h1>About</h1></body></html>\n',
      'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    },
    lock: npmLock,
    requests: {
      '/': page('<h1>Astro</h1>'),
      '/about': '<h1>About</h1>',
      '/favicon.svg': {headers: {'content-type': 'image/svg'}},
      '/missing': 404,
    },
    signal: 'SIGQUIT',
  },
  nuxt: {
    tool: "the layout of create-nuxt's minimal template 4.5.2",
    guide: 'languages/javascript/nuxt',
    files: {
      'package.json': npmPackage(
        {build: 'nuxt build', postinstall: 'nuxt prepare'},
        {nuxt: '4.5.2', vue: '3.5.44', 'vue-router': '5.4.0'},
      ),
      'nuxt.config.ts': "export default defineNuxtConfig({compatibilityDate: '2026-10-01'});\n",
      'app/app.vue': '<template><div><NuxtRouteAnnouncer /><NuxtWelcome /></div></template>\n',
      ...robots,
    },
    lock: npmLock,
    requests: {'/': page('Nuxt'), '/robots.txt': 'User-Agent'},
  },
  'react-router': {
    tool: "the layout of create-react-router's default template 8.4.0",
    guide: 'languages/javascript/remix',
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
      Dockerfile:
        'FROM node:22-alpine\nCOPY . /app\nWORKDIR /app\nRUN npm ci && npm run build\nCMD ["npm", "run", "start"]\n',
      '.dockerignore': '.react-router\nbuild\nnode_modules\nREADME.md\n',
      'vite.config.ts':
        "import {reactRouter} from '@react-router/dev/vite';\nimport {defineConfig} from 'vite';\nexport default defineConfig({plugins: [reactRouter()]});\n",
      'app/routes.ts': "import {index} from '@react-router/dev/routes';\nexport default [index('routes/home.tsx')];\n",
      'app/root.tsx':
        'import {Links, Meta, Outlet, Scripts} from \'react-router\';\nexport default function App() {\n  return <html lang="en"><head><Meta /><Links /></head><body><Outlet /><Scripts /></body></html>;\n}\n',
      'app/routes/home.tsx': 'export default function Home() {\n  return <h1>Welcome</h1>;\n}\n',
      ...robots,
    },
    lock: npmLock,
    steps: ['aloft init --force'],
    requests: {'/': page('<h1>Welcome</h1>'), '/robots.txt': 'User-Agent'},
  },
  solidstart: {
    tool: "the layout of create-solid's basic template 2.0.5",
    guide: 'languages/javascript/solidstart',
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
      'src/app.tsx':
        "import {Router} from '@solidjs/router';\nimport {FileRoutes} from '@solidjs/start/router';\nimport {Suspense} from 'solid-js';\nexport default function App() {\n  return <Router root={(props) => <Suspense>{props.children}</Suspense>}><FileRoutes /></Router>;\n}\n",
      'src/entry-client.tsx':
        "import {mount, StartClient} from '@solidjs/start/client';\nmount(() => <StartClient />, document.getElementById('app')!);\n",
      'src/entry-server.tsx':
        'import {createHandler, StartServer} from \'@solidjs/start/server\';\nexport default createHandler(() => <StartServer document={({assets, children, scripts}) => <html lang="en"><head>{assets}</head><body><div id="app">{children}</div>{scripts}</body></html>} />);\n',
      'src/routes/index.tsx': 'export default function Home() {\n  return <h1>Hello world!</h1>;\n}\n',
      ...robots,
    },
    lock: npmLock,
    steps: [init, ['vite.config.ts', '', readBlock('javascript/solidstart/vite.config.ts')]],
    requests: {'/': page('Hello world!'), '/robots.txt': 'User-Agent'},
  },
  // Apart from the other one, because both builds use the same cache.
  'nextjs-src': {
    ...nextjs('src/app'),
    tool: 'create-next-app with src 16.4.3',
    create: ['npx --yes create-next-app@16.4.3 app --yes --skip-install --disable-git --src-dir'],
  },
  fastapi: {
    tool: "uv init with FastAPI's first steps 0.165.0",
    guide: 'languages/python/generic',
    base: python,
    create: [uv, 'uv init app && cd app && uv add "fastapi[standard]==0.165.0"'],
    files: {
      'main.py':
        'from fastapi import FastAPI\n\napp = FastAPI()\n\n\n@app.get("/")\nasync def root():\n    return {"message": "Hello World"}\n',
    },
    steps: ['uv add uvicorn', init],
    requests: {'/': {equals: '{"message":"Hello World"}'}, '/docs': 'swagger'},
    exitCode: 143,
  },
  flask: {
    tool: "uv init with Flask's quickstart 3.1.3",
    guide: 'languages/python/flask',
    base: python,
    create: [uv, 'uv init --bare app && cd app && uv add flask==3.1.3'],
    files: {
      'hello.py':
        'from flask import Flask\n\napp = Flask(__name__)\n\n\n@app.route("/")\ndef hello_world():\n    return "<p>Hello, World!</p>"\n',
      'static/style.css': 'body {}\n',
    },
    steps: [
      'uv add gunicorn',
      init,
      [
        'hello.py',
        'app = Flask(__name__)\n',
        'from werkzeug.middleware.proxy_fix import ProxyFix\n\napp = Flask(__name__)\napp.wsgi_app = ProxyFix(app.wsgi_app, x_for=1, x_proto=1, x_host=1)\n',
        'app.wsgi_app = ProxyFix(app.wsgi_app, x_for=1, x_proto=1, x_host=1)',
      ],
    ],
    requests: {'/': page('Hello, World!'), '/static/style.css': 'body'},
  },
  django: {
    tool: 'django-admin startproject 6.0',
    guide: 'languages/python/django',
    base: python,
    create: [uv, 'uv init --bare app && cd app && uv add "django==6.0.*" && uv run django-admin startproject mysite .'],
    steps: [
      'uv add gunicorn whitenoise',
      ['mysite/settings.py', 'from pathlib', 'import os\nfrom pathlib', '`os`'],
      ['mysite/settings.py', '', readBlock('python/django/config/settings.py', 'environment')],
      ['mysite/settings.py', '', readBlock('python/django/config/settings.py', 'static')],
      [
        'mysite/settings.py',
        "'django.contrib.sessions.middleware",
        "'whitenoise.middleware.WhiteNoiseMiddleware',\n    'django.contrib.sessions.middleware",
        '"whitenoise.middleware.WhiteNoiseMiddleware"',
      ],
      ['mysite/settings.py', '', readBlock('python/django/config/settings.py', 'database')],
      'aloft init --health-path /admin/login/',
    ],
    requests: {'/admin/login/': 'Django administration', '/static/admin/css/base.css': '--primary'},
    env: {DJANGO_SECRET_KEY: 'only-for-the-test-of-the-starter'},
  },
  go: {
    tool: 'go mod init with chi in cmd/web 5.3.0',
    guide: 'languages/go/generic',
    base: 'golang:1.27-trixie',
    files: {
      'cmd/web/main.go':
        'package main\n\nimport (\n\t"net/http"\n\n\t"github.com/go-chi/chi/v5"\n)\n\nfunc main() {\n\tr := chi.NewRouter()\n\tr.Get("/", func(w http.ResponseWriter, r *http.Request) {\n\t\tw.Write([]byte("welcome"))\n\t})\n\thttp.ListenAndServe(":3000", r)\n}\n',
    },
    lock: 'go mod init example.com/app && go get github.com/go-chi/chi/v5@v5.3.0 && go mod tidy',
    steps: [
      init,
      ['cmd/web/main.go', '":3000"', '":" + cmp.Or(os.Getenv("PORT"), "8080")'],
      ['cmd/web/main.go', '"net/http"', '"cmp"\n\t"net/http"\n\t"os"', 'cmp.Or(os.Getenv'],
    ],
    requests: {'/': {equals: 'welcome'}},
    exitCode: 143,
  },
  axum: {
    tool: 'cargo new with axum 0.8.9',
    guide: 'languages/rust/generic',
    base: 'rust:1.95-slim-trixie',
    create: ['cargo new app'],
    files: {
      'src/main.rs':
        'use axum::{Router, routing::get};\n\n#[tokio::main]\nasync fn main() {\n    let app = Router::new().route("/", get(|| async { "Hello, World!" }));\n    let listener = tokio::net::TcpListener::bind("0.0.0.0:3000").await.unwrap();\n    axum::serve(listener, app).await.unwrap();\n}\n',
    },
    lock: 'cargo add axum@0.8.9 && cargo add tokio --features full && cargo generate-lockfile',
    steps: [
      init,
      ['src/main.rs', '"0.0.0.0:3000"', 'format!("0.0.0.0:{}", std::env::var("PORT").unwrap())', '`0.0.0.0`'],
    ],
    requests: {'/': {equals: 'Hello, World!'}},
    exitCode: 143,
  },
  leptos: {
    tool: "the layout of cargo-leptos' start-axum template 0.8.23",
    guide: 'languages/rust/leptos',
    base: 'rust:1.95-slim-trixie',
    files: {
      'Cargo.toml': `[package]
name = "my-app"
version = "0.1.0"
edition = "2021"

[lib]
crate-type = ["cdylib", "rlib"]

[dependencies]
axum = { version = "0.8", optional = true }
console_error_panic_hook = "0.1"
leptos = "0.8.23"
leptos_axum = { version = "0.8", optional = true }
leptos_meta = "0.8"
leptos_router = "0.8"
tokio = { version = "1", features = ["rt-multi-thread", "macros", "net"], optional = true }
wasm-bindgen = "=0.2.130"

[features]
hydrate = ["leptos/hydrate"]
ssr = ["dep:axum", "dep:tokio", "dep:leptos_axum", "leptos/ssr", "leptos_meta/ssr", "leptos_router/ssr"]

[profile.wasm-release]
inherits = "release"
opt-level = "z"
codegen-units = 1

[package.metadata.leptos]
output-name = "my-app"
site-root = "target/site"
site-pkg-dir = "pkg"
style-file = "style/main.css"
assets-dir = "public"
site-addr = "127.0.0.1:3000"
reload-port = 3001
bin-features = ["ssr"]
bin-default-features = false
lib-features = ["hydrate"]
lib-default-features = false
lib-profile-release = "wasm-release"
`,
      'src/app.rs': `use leptos::prelude::*;
use leptos_meta::{provide_meta_context, MetaTags, Stylesheet, Title};
use leptos_router::{components::{Route, Router, Routes}, StaticSegment};

pub fn shell(options: LeptosOptions) -> impl IntoView {
    view! {
        <!DOCTYPE html>
        <html lang="en">
            <head>
                <meta charset="utf-8"/>
                <AutoReload options=options.clone()/>
                <HydrationScripts options/>
                <MetaTags/>
            </head>
            <body><App/></body>
        </html>
    }
}

#[component]
pub fn App() -> impl IntoView {
    provide_meta_context();
    view! {
        <Stylesheet id="leptos" href="/pkg/my-app.css"/>
        <Title text="Welcome to Leptos"/>
        <Router>
            <main>
                <Routes fallback=|| "Page not found.".into_view()>
                    <Route path=StaticSegment("") view=HomePage/>
                </Routes>
            </main>
        </Router>
    }
}

#[component]
fn HomePage() -> impl IntoView {
    let count = RwSignal::new(0);
    view! {
        <h1>"Welcome to Leptos!"</h1>
        <button on:click=move |_| *count.write() += 1>"Click Me: " {count}</button>
    }
}
`,
      'src/lib.rs': `pub mod app;

#[cfg(feature = "hydrate")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn hydrate() {
    console_error_panic_hook::set_once();
    leptos::mount::hydrate_body(app::App);
}
`,
      'src/main.rs': `#[cfg(feature = "ssr")]
#[tokio::main]
async fn main() {
    use axum::Router;
    use leptos::prelude::*;
    use leptos_axum::{generate_route_list, LeptosRoutes};
    use my_app::app::*;

    let conf = get_configuration(None).unwrap();
    let addr = conf.leptos_options.site_addr;
    let leptos_options = conf.leptos_options;
    let routes = generate_route_list(App);
    let app = Router::new()
        .leptos_routes(&leptos_options, routes, {
            let leptos_options = leptos_options.clone();
            move || shell(leptos_options.clone())
        })
        .fallback(leptos_axum::file_and_error_handler(shell))
        .with_state(leptos_options);
    let listener = tokio::net::TcpListener::bind(&addr).await.unwrap();
    axum::serve(listener, app.into_make_service()).await.unwrap();
}

#[cfg(not(feature = "ssr"))]
pub fn main() {}
`,
      ...robots,
      'style/main.css': 'body { font-family: sans-serif }\n',
    },
    lock: 'cargo generate-lockfile',
    requests: {
      '/': page('Welcome to Leptos'),
      '/robots.txt': 'User-Agent',
      '/pkg/my-app.css': 'sans-serif',
      '/pkg/my-app.wasm': {headers: {'content-type': 'application/wasm'}},
    },
    exitCode: 143,
  },
  nest: {
    tool: 'nest new 12.0.8',
    guide: 'languages/javascript/runtimes',
    create: ['npx --yes @nestjs/cli@12.0.8 new app --package-manager npm --skip-install --skip-git'],
    lock: pnpmLock,
    steps: [
      [
        'src/main.ts',
        'await app.listen',
        'app.enableShutdownHooks();\n  await app.listen',
        '`app.enableShutdownHooks()`',
      ],
      init,
    ],
    requests: {'/': {equals: 'Hello World!'}},
    exitCode: 143,
  },
  docusaurus: {
    tool: 'create-docusaurus 3.10.2',
    guide: 'software/nginx',
    create: ['npx --yes create-docusaurus@3.10.2 app classic --typescript --skip-install --package-manager npm'],
    exceptions: {
      'not all packages of the newest release are published for each platform':
        'npm pkg set overrides.@swc/html=1.15.41',
    },
    lock: npmLock,
    requests: {
      '/': page('Docusaurus'),
      '/docs/intro': 'Tutorial Intro',
      '/missing': {status: 404, contains: 'Page Not Found'},
    },
    signal: 'SIGQUIT',
  },
  spring: {
    tool: "the first application of Spring Boot's documentation 4.1.1",
    guide: 'languages/java/spring',
    base: maven,
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
    lock: 'mvn -B -q wrapper:wrapper',
    steps: [
      [
        'pom.xml',
        '  </dependencies>',
        '    <dependency>\n      <groupId>org.springframework.boot</groupId>\n      <artifactId>spring-boot-starter-actuator</artifactId>\n    </dependency>\n  </dependencies>',
        '`spring-boot-starter-actuator`',
      ],
      [
        'src/main/resources/application.properties',
        '',
        readBlock('java/spring/src/main/resources/application.properties', 'properties'),
      ],
      init,
    ],
    requests: {'/': {equals: 'Hello World!'}},
    exitCode: 143,
  },
  maven: {
    tool: 'maven-archetype-quickstart with an HTTP server 1.5',
    guide: 'languages/java/index',
    base: maven,
    create: [
      'mvn -B -q archetype:generate -DarchetypeGroupId=org.apache.maven.archetypes -DarchetypeArtifactId=maven-archetype-quickstart -DarchetypeVersion=1.5 -DgroupId=com.example -DartifactId=app -Dversion=1.0',
    ],
    files: {
      'src/main/java/com/example/App.java':
        'package com.example;\n\nimport com.sun.net.httpserver.HttpServer;\nimport java.net.InetSocketAddress;\n\npublic class App {\n    public static void main(String[] args) throws Exception {\n        var server = HttpServer.create(new InetSocketAddress(Integer.parseInt(System.getenv("PORT"))), 0);\n        server.createContext("/", exchange -> {\n            exchange.sendResponseHeaders(200, 5);\n            exchange.getResponseBody().write("Hello".getBytes());\n            exchange.close();\n        });\n        server.start();\n    }\n}\n',
    },
    steps: [['pom.xml', '<build>', shade], init],
    requests: {'/': {equals: 'Hello'}},
    exitCode: 143,
  },
  bun: {
    tool: "bun init with Bun.serve's quickstart 1.4.5",
    guide: 'languages/javascript/runtimes',
    base: 'oven/bun:1.4-slim',
    create: ['bun init --yes app'],
    files: {
      'index.ts':
        'const server = Bun.serve({\n  port: process.env.PORT ?? 8080,\n  routes: {\n    "/": () => new Response("Bun!"),\n  },\n});\n\nconsole.log(`Listening on ${server.url}`);\n',
    },
    steps: [['index.ts', '', "process.once('SIGTERM', () => server.stop());\n", '`server.stop()`'], init],
    requests: {'/': {equals: 'Bun!'}},
  },
  deno: {
    tool: "deno init with Deno.serve's example 2.9.6",
    guide: 'languages/javascript/runtimes',
    base: 'denoland/deno:2.9.6',
    create: ['deno init app'],
    files: {
      'main.ts':
        'const server = Deno.serve({port: Number(Deno.env.get("PORT") ?? 8080)}, () => new Response("Hello, World!"));\n',
    },
    steps: [
      ['main.ts', '', "Deno.addSignalListener('SIGTERM', () => server.shutdown());\n", '`server.shutdown()`'],
      init,
    ],
    requests: {'/': {equals: 'Hello, World!'}},
  },
  hugo: {
    tool: 'hugo new site with a layout 0.131.0',
    guide: 'software/nginx',
    base: 'debian:trixie-slim',
    create: ['apt-get update && apt-get install -y --no-install-recommends hugo && hugo new site app'],
    files: {
      'layouts/index.html': '<h1>{{ .Site.Title }}</h1>\n',
      'layouts/_default/single.html': '<h1>{{ .Title }}</h1>{{ .Content }}\n',
      'content/posts/first.md': '---\ntitle: First post\n---\n\nHello.\n',
    },
    requests: {
      '/': '<h1>My New Hugo Site</h1>',
      '/posts/first/': '<h1>First post</h1>',
      '/missing': 404,
    },
    signal: 'SIGQUIT',
  },
  ruby: {
    tool: "a Gemfile with Sinatra's first app 4.1.1",
    guide: 'languages/ruby/generic',
    base: 'ruby:3.3.8-slim-trixie',
    files: {
      Gemfile: 'source "https://rubygems.org"\n\ngem "sinatra"\ngem "rackup"\ngem "puma"\n',
      '.ruby-version': '3.3.8\n',
      'myapp.rb': 'require "sinatra"\n\nget "/" do\n  "Hello world!"\nend\n',
      'config.ru': 'require_relative "myapp"\n\nrun Sinatra::Application\n',
      'public/style.css': 'body {}\n',
    },
    steps: ['bundle lock --add-platform x86_64-linux', init],
    requests: {'/': {equals: 'Hello world!'}, '/style.css': 'body'},
    exitCode: 143,
  },
  rails: {
    tool: 'rails new 7.2.2.2',
    guide: 'languages/ruby/rails',
    base: 'docker.io/library/ruby:3.3.8-slim',
    create: [
      'gem install --no-document rails -v 7.2.2.2',
      // Debian has no packages of the gems that these flags leave out.
      'rails new app --skip-bundle --skip-git --skip-hotwire --skip-javascript --skip-bootsnap --skip-asset-pipeline --skip-jbuilder --skip-rubocop --skip-brakeman --skip-ci --skip-system-test',
    ],
    exceptions: {'Debian has no package of this gem': 'sed -i \'/"debug"/d\' Gemfile'},
    lock: 'bundle lock --add-platform x86_64-linux',
    steps: [
      init,
      ['config/environments/production.rb', '# config.ssl_options', 'config.ssl_options'],
      ['config/database.yml', '# database: path/to/persistent/storage', 'database: storage', init],
    ],
    requests: {
      '/up': 'background-color: green',
      // The edge proxy terminates TLS.
      '/robots.txt': {contains: 'robotstxt', send: {'x-forwarded-proto': 'https'}},
    },
    env: {RAILS_MASTER_KEY: {file: 'config/master.key'}},
    exitCode: 143,
  },
};

/** Prefix of the IDs under which starters run beside the examples. */
const prefix = 'starters/';

export const starterIds: readonly string[] = Object.keys(starters).map((name) => prefix + name);

/** The starter with an ID, or undefined for the ID of an example. */
export function findStarter(id: string): Starter | undefined {
  return id.startsWith(prefix) ? starters[id.slice(prefix.length)] : undefined;
}
