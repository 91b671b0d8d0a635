/** Groups of guides, in the order of the index page. */
export const guideGroups = ['Go', 'Java', 'JavaScript', 'PHP', 'Python', 'Ruby', 'Rust', 'Software'] as const;

/** One guide, as shown on its card. A test compares the list with the docs in both directions. */
export interface Guide {
  /** Path of the doc under `docs/guides-and-samples/`, without extension. */
  readonly id: string;
  /** Name of the language, framework, or software. */
  readonly title: string;
  /** Group that it belongs to. */
  readonly group: (typeof guideGroups)[number];
  /** Ids of its logos in `static/img/logos.svg`. */
  readonly logos: readonly [string, ...string[]];
  /** Topics of the guide: one line, no full stop. */
  readonly line: string;
}

export const guides: readonly Guide[] = [
  {id: 'languages/go/generic', title: 'Go', group: 'Go', logos: ['go'], line: 'A static binary in a minimal image'},
  {
    id: 'languages/java/index',
    title: 'Java',
    group: 'Java',
    logos: ['openjdk'],
    line: 'A server without dependencies, on a jlink runtime',
  },
  {
    id: 'languages/java/spring',
    title: 'Spring Boot',
    group: 'Java',
    logos: ['springboot'],
    line: 'JAR layers, Actuator health checks, and slow starts',
  },
  {
    id: 'languages/javascript/runtimes',
    title: 'Node.js, Deno, and Bun',
    group: 'JavaScript',
    logos: ['nodedotjs', 'deno', 'bun'],
    line: 'A plain HTTP server in JavaScript or TypeScript',
  },
  {
    id: 'languages/javascript/angular',
    title: 'Angular',
    group: 'JavaScript',
    logos: ['angular'],
    line: 'Server-side rendering with Express',
  },
  {
    id: 'languages/javascript/astro',
    title: 'Astro',
    group: 'JavaScript',
    logos: ['astro'],
    line: 'Prerendered pages and on-demand routes',
  },
  {
    id: 'languages/javascript/nextjs',
    title: 'Next.js',
    group: 'JavaScript',
    logos: ['nextdotjs'],
    line: 'Standalone output, server actions, and ISR',
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
    line: 'React Router 8 in framework mode',
  },
  {
    id: 'languages/javascript/solidstart',
    title: 'SolidStart',
    group: 'JavaScript',
    logos: ['solid'],
    line: 'Vite and Nitro, with server functions',
  },
  {
    id: 'languages/javascript/sveltekit',
    title: 'SvelteKit',
    group: 'JavaScript',
    logos: ['svelte'],
    line: 'The Node adapter, form actions, and uploads',
  },
  {
    id: 'languages/php/generic',
    title: 'PHP',
    group: 'PHP',
    logos: ['php'],
    line: 'nginx and PHP-FPM in one image, plus Laravel',
  },
  {
    id: 'languages/php/rails',
    title: 'PHP next to Rails',
    group: 'PHP',
    logos: ['php', 'rubyonrails'],
    line: 'Two languages under one hostname',
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
    line: 'gunicorn, WhiteNoise, and migrations',
  },
  {
    id: 'languages/python/flask',
    title: 'Flask',
    group: 'Python',
    logos: ['flask'],
    line: 'gunicorn with threads on a small machine',
  },
  {
    id: 'languages/ruby/generic',
    title: 'Ruby',
    group: 'Ruby',
    logos: ['ruby'],
    line: 'Sinatra on Puma, with eager loading',
  },
  {
    id: 'languages/ruby/rails',
    title: 'Rails',
    group: 'Ruby',
    logos: ['rubyonrails'],
    line: 'Puma, assets, and SQLite or PostgreSQL',
  },
  {
    id: 'languages/rust/generic',
    title: 'Rust',
    group: 'Rust',
    logos: ['rust'],
    line: 'An axum server in a small image',
  },
  {
    id: 'languages/rust/leptos',
    title: 'Leptos',
    group: 'Rust',
    logos: ['leptos'],
    line: 'Server-side rendering in Rust',
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
    line: 'A volume, passwords as secrets, and cache size',
  },
  {
    id: 'software/mysql',
    title: 'MySQL',
    group: 'Software',
    logos: ['mysql'],
    line: 'A volume, a small buffer pool, and backups',
  },
  {
    id: 'software/nginx',
    title: 'nginx',
    group: 'Software',
    logos: ['nginx'],
    line: 'Static files, or a reverse proxy for other apps',
  },
  {
    id: 'software/postgres',
    title: 'PostgreSQL',
    group: 'Software',
    logos: ['postgresql'],
    line: 'A volume, standby, backup, and restore',
  },
  {
    id: 'software/rabbitmq',
    title: 'RabbitMQ',
    group: 'Software',
    logos: ['rabbitmq'],
    line: 'Durable queues on a broker that stays awake',
  },
  {
    id: 'software/redis',
    title: 'Redis',
    group: 'Software',
    logos: ['redis'],
    line: 'Append-only file, memory limit, and eviction',
  },
];
