/** Groups of guides, in the order of the index page. */
export const guideGroups = ['Go', 'Java', 'JavaScript', 'PHP', 'Python', 'Ruby', 'Rust', 'Software'] as const;

/** One guide as the cards show it. A test holds the list against the docs in both directions. */
export interface Guide {
  /** Path of the doc under `docs/guides-and-samples/`, without extension. */
  readonly id: string;
  /** Name of the language, framework or software. */
  readonly title: string;
  /** Group it stands in. */
  readonly group: (typeof guideGroups)[number];
  /** Ids of its logos in `static/img/logos.svg`. */
  readonly logos: readonly [string, ...string[]];
  /** What the guide covers: one line, no full stop. */
  readonly line: string;
}

export const guides: readonly Guide[] = [
  {id: 'languages/go/generic', title: 'Go', group: 'Go', logos: ['go'], line: 'A static binary in a tiny image'},
  {
    id: 'languages/java/index',
    title: 'Java',
    group: 'Java',
    logos: ['openjdk'],
    line: 'The JDK alone, and its memory in a small machine',
  },
  {
    id: 'languages/java/spring',
    title: 'Spring Boot',
    group: 'Java',
    logos: ['springboot'],
    line: 'Layered jar and actuator health',
  },
  {
    id: 'languages/javascript/runtimes',
    title: 'Node, Bun and Deno',
    group: 'JavaScript',
    logos: ['nodedotjs', 'bun', 'deno'],
    line: 'One HTTP server on three runtimes',
  },
  {
    id: 'languages/javascript/angular',
    title: 'Angular',
    group: 'JavaScript',
    logos: ['angular'],
    line: 'Server rendering on Node',
  },
  {
    id: 'languages/javascript/astro',
    title: 'Astro',
    group: 'JavaScript',
    logos: ['astro'],
    line: 'Prerendered pages next to server routes',
  },
  {
    id: 'languages/javascript/nextjs',
    title: 'Next.js',
    group: 'JavaScript',
    logos: ['nextdotjs'],
    line: 'Standalone output and its static files',
  },
  {
    id: 'languages/javascript/nuxt',
    title: 'Nuxt',
    group: 'JavaScript',
    logos: ['nuxt'],
    line: 'The Nitro server and its runtime config',
  },
  {
    id: 'languages/javascript/remix',
    title: 'Remix',
    group: 'JavaScript',
    logos: ['reactrouter'],
    line: 'Today React Router 7 in framework mode',
  },
  {
    id: 'languages/javascript/solidstart',
    title: 'SolidStart',
    group: 'JavaScript',
    logos: ['solid'],
    line: 'The Node server preset',
  },
  {
    id: 'languages/javascript/sveltekit',
    title: 'SvelteKit',
    group: 'JavaScript',
    logos: ['svelte'],
    line: 'The Node adapter and its settings',
  },
  {
    id: 'languages/php/generic',
    title: 'PHP',
    group: 'PHP',
    logos: ['php'],
    line: 'A production web server in one image',
  },
  {
    id: 'languages/php/rails',
    title: 'PHP next to Rails',
    group: 'PHP',
    logos: ['php', 'rubyonrails'],
    line: 'Two apps in one namespace, one public service',
  },
  {
    id: 'languages/python/generic',
    title: 'Python',
    group: 'Python',
    logos: ['python'],
    line: 'An asynchronous app on uvicorn',
  },
  {
    id: 'languages/python/django',
    title: 'Django',
    group: 'Python',
    logos: ['django'],
    line: 'Gunicorn, static files, migrations',
  },
  {
    id: 'languages/python/flask',
    title: 'Flask',
    group: 'Python',
    logos: ['flask'],
    line: 'Gunicorn with workers for a small machine',
  },
  {
    id: 'languages/ruby/generic',
    title: 'Ruby',
    group: 'Ruby',
    logos: ['ruby'],
    line: 'Puma, preloaded before the snapshot',
  },
  {
    id: 'languages/ruby/rails',
    title: 'Rails',
    group: 'Ruby',
    logos: ['rubyonrails'],
    line: 'Puma, assets, a database on a volume',
  },
  {id: 'languages/rust/generic', title: 'Rust', group: 'Rust', logos: ['rust'], line: 'axum in a small image'},
  {
    id: 'languages/rust/leptos',
    title: 'Leptos',
    group: 'Rust',
    logos: ['leptos'],
    line: 'Rendered on the server in Rust',
  },
  {
    id: 'software/minio',
    title: 'MinIO',
    group: 'Software',
    logos: ['minio'],
    line: 'Private object storage on a volume',
  },
  {
    id: 'software/mongodb',
    title: 'MongoDB',
    group: 'Software',
    logos: ['mongodb'],
    line: 'A volume, users as secrets, cache size',
  },
  {
    id: 'software/mysql',
    title: 'MySQL',
    group: 'Software',
    logos: ['mysql'],
    line: 'A volume, a small buffer pool, backups',
  },
  {
    id: 'software/nginx',
    title: 'nginx',
    group: 'Software',
    logos: ['nginx'],
    line: 'Static files, or a proxy for other apps',
  },
  {
    id: 'software/postgres',
    title: 'PostgreSQL',
    group: 'Software',
    logos: ['postgresql'],
    line: 'Connections under standby, backup and restore',
  },
  {
    id: 'software/rabbitmq',
    title: 'RabbitMQ',
    group: 'Software',
    logos: ['rabbitmq'],
    line: 'Durable queues, and why a broker stays awake',
  },
  {
    id: 'software/redis',
    title: 'Redis',
    group: 'Software',
    logos: ['redis'],
    line: 'Append-only file, memory limit, eviction',
  },
];
