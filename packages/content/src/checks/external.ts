/**
 * Numbers that pages state about things outside of the platform: by page below `docs/`, the source, and the words with
 * the number. A test fails when one is no longer used.
 */
export const externalClaims: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'advanced/ignitiond': {
    'an example of a signal: 128 plus its number': ['above 128', '128 plus'],
  },
  'advanced/manual-flash-mode': {'an example that adds up': ['60 seconds', '20 seconds', 'for a minute']},
  'common/resource-name-validation': {
    "the simulator's ids of machines": ['ten characters', '`2` to `7`'],
  },
  index: {'the SDKs, without the Terraform provider': ['seven languages']},
  'monitoring/web-console': {
    'the table below, which checkCounts counts': ['seven tabs'],
  },
  'resources/services': {'ports of SMTP': ['port 25', '587 or 465']},
  'resources/schema': {'examples of values': ['`256Mi`, `10Gi`, `1Ti`', '`500ms`, `60s`, `5m`, `1h`']},
  'resources/volumes': {'advice on DNS': ['300 seconds']},
  'sdks/index': {'the support of major versions': ['one year']},
  security: {'the handling of reports': ['90 days', 'two business days']},
  'guides-and-samples/languages/go/generic': {
    'pgx: pool.Ping after one second': ['more than a second'],
    'Linux: ip_unprivileged_port_start': ['below 1024'],
  },
  'guides-and-samples/languages/java/index': {
    'Gradle: compatibility matrix': ['9.1 or later'],
    'OpenJDK: -XX:MinRAMPercentage': ['about 200 MiB'],
    'OpenJDK: networkaddress.cache.ttl': ['for 30 seconds'],
    'Linux: ip_unprivileged_port_start': ['below 1024'],
  },
  'guides-and-samples/languages/java/spring': {
    'Gradle: compatibility matrix': ['9.1 or later'],
    '60 percent of 512 MiB': ['about 300 MiB'],
    'HikariCP: aliveBypassWindowMs': ['500 ms'],
    'advice on memory': ['`1Gi`'],
  },
  'guides-and-samples/languages/javascript/astro': {
    'Astro: cache-control of _astro': ['for a year'],
    'advice on memory': ['512Mi'],
  },
  'guides-and-samples/languages/javascript/nextjs': {
    'Next.js: cacheMaxMemorySize': ['50 MB'],
    'advice on memory': ['512Mi', '=4096'],
  },
  'guides-and-samples/languages/javascript/nuxt': {
    'Nitro: NITRO_SHUTDOWN_TIMEOUT': ['`8000` (milliseconds)'],
    'croner: interval of its checks': ['half a minute'],
  },
  'guides-and-samples/languages/javascript/remix': {
    'React Router: cache of hashed assets': ['one year'],
    'React Router: streamTimeout': ['five seconds'],
  },
  'guides-and-samples/languages/javascript/runtimes': {
    'Deno.serve and Bun.serve': ['8000', '3000'],
    'Node.js: keepAliveTimeout of fetch and http.Agent': ['four seconds', 'after five'],
    'croner: interval of its checks': ['half a minute'],
    'node-postgres: idleTimeoutMillis': ['10 seconds'],
    'advice on memory': ['=192'],
    'advice on mysql2': ['`10000`'],
  },
  'guides-and-samples/languages/javascript/solidstart': {
    'Nitro: shutdown timeout': ['is 5 seconds'],
    'croner: interval of its checks': ['half a minute'],
    'advice on memory': ['128Mi', 'returns status 200', 'paths return 200'],
  },
  'guides-and-samples/languages/javascript/sveltekit': {
    'SvelteKit: adapter-node': ['`512K`', 'is 30 seconds'],
  },
  'guides-and-samples/languages/php/generic': {
    'Laravel: retry_after': ['90 seconds'],
  },
  'guides-and-samples/languages/php/rails': {'an example of a command': ['-hex 64`']},
  'guides-and-samples/languages/python/django': {
    'two times sixteen, and the setting of another guide': ['32 connections', 'allows 40'],
    'gunicorn: graceful_timeout': ['30 seconds'],
  },
  'guides-and-samples/languages/python/flask': {'gunicorn: graceful_timeout': ['30 seconds']},
  'guides-and-samples/languages/python/generic': {
    'Starlette: threads of AnyIO': ['40 threads', 'to 40'],
    'Python: slow_callback_duration': ['100 ms'],
    'Linux: ip_unprivileged_port_start': ['below 1024'],
  },
  'guides-and-samples/languages/ruby/rails': {'an example of a command': ['-hex 64`']},
  'guides-and-samples/languages/ruby/generic': {
    'Net::HTTP: keep_alive_timeout': ['two seconds'],
  },
  'guides-and-samples/languages/rust/generic': {
    'Actix Web: HttpServer::shutdown_timeout': ['default: 30 seconds'],
  },
  'guides-and-samples/software/minio': {
    'the year of the archive': ['in 2026'],
  },
  'guides-and-samples/software/mongodb': {
    'MongoDB: journal and default pool': ['100 milliseconds', '100 connections'],
    'advice on memory': ['2Gi | 0.75', '8Gi | 4'],
  },
  'guides-and-samples/software/mysql': {
    'HikariCP: aliveBypassWindowMs': ['500 ms'],
    'MySQL: binlog_expire_logs_seconds and error codes': ['thirty days', '2006 or 2013', '2002', 'error 1839'],
    'advice on memory': ['1Gi | 384M | 80', '4Gi | 2G | 200'],
  },
  'guides-and-samples/software/postgres': {
    'advice on memory': ['1Gi | 256MB | 512MB | 6MB | 60', '4Gi | 1GB | 2GB | 16MB | 100'],
    'defaults of the pools': ['10 seconds', '500 ms', 'a second'],
    'the idle timeout of five minutes, and one': ['six minutes', 'for a minute'],
    'cron: limit of a catch-up': ['three hours'],
  },
  'guides-and-samples/software/rabbitmq': {
    '60 percent of 512 MiB': ['307 MiB'],
    'RabbitMQ: port of its metrics': ['15692'],
  },
  'guides-and-samples/software/redis': {
    '75 percent of 256 MiB': ['192 MiB'],
    'advice on memory': ['`memory: 1Gi`'],
    'an example of a command': ['-hex 32`'],
  },
};

/** Ranges of a text that external claims cover. */
export function findExternal(file: string, text: string): {start: number; end: number}[] {
  const claims = externalClaims[file.replace(/^docs\/|\.mdx?$/g, '')] ?? {};
  return Object.values(claims)
    .flat()
    .flatMap((words) => {
      const ranges = [];
      for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1))
        ranges.push({start, end: start + words.length});
      return ranges;
    });
}

const names: Readonly<Record<string, readonly string[]>> = {
  Linux: [
    '/dev/kvm',
    '/etc/resolv.conf',
    '/init',
    '/proc/cpuinfo',
    '/proc/meminfo',
    '/proc/modules',
    'CLOCK_BOOTTIME',
    'CONFIG_MODULES',
  ],
  'the site': ['/.well-known/security.txt', '/schemas/aloft.schema.json'],
  'examples of paths': [
    '/200.html',
    '/about.html',
    '/api/orders',
    '/namespaces/acme/apps/hello',
    '/orders',
    '/about',
    '/data',
    '/tmp',
    'DATABASE_URL',
  ],
  'the specification of reproducible builds': ['SOURCE_DATE_EPOCH'],
  Django: [
    'CONN_HEALTH_CHECKS',
    'CONN_MAX_AGE',
    'CSRF_TRUSTED_ORIGINS',
    'DJANGO_SETTINGS_MODULE',
    'SECURE_SSL_REDIRECT',
  ],
  FrankenPHP: ['SERVER_ROOT'],
  Flask: ['MAX_CONTENT_LENGTH', 'SECRET_KEY', 'TRUSTED_HOSTS'],
  Gradle: ['/app/app/build/libs/app.jar'],
  Laravel: ['/app/storage', '/app/storage/app', 'APP_DEBUG', 'DB_URL', 'FILESYSTEM_DISK'],
  Maven: ['/app/web/target'],
  MongoDB: ['MONGO_INITDB_ROOT_USERNAME'],
  MySQL: ['GET_LOCK', 'MYSQL_DATABASE', 'MYSQL_USER'],
  'Next.js': ['AUTH_TRUST_HOST', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'],
  Nitro: ['NITRO_HOST', 'NITRO_PORT', 'NITRO_SHUTDOWN_TIMEOUT', 'SERVER_SHUTDOWN_TIMEOUT'],
  Rails: [
    '/rails/storage',
    '/up',
    'CABLE_DATABASE_URL',
    'CACHE_DATABASE_URL',
    'HTTP_PORT',
    'QUEUE_DATABASE_URL',
    'RAILS_MASTER_KEY',
    'SECRET_KEY_BASE_DUMMY',
  ],
  Ruby: ['RUBY_YJIT_ENABLE', 'SESSION_SECRET'],
  Spring: ['SPRING_PROFILES_ACTIVE'],
  SvelteKit: ['BODY_SIZE_LIMIT', 'SHUTDOWN_TIMEOUT'],
  PHP: ['REMOTE_ADDR'],
  uvicorn: ['WEB_CONCURRENCY'],
  Puma: ['WEB_CONCURRENCY'],
  Quarkus: ['/q/health/live'],
};

/** Variables and paths of other software that pages name without showing them in code. */
export const externalNames: ReadonlySet<string> = new Set(Object.values(names).flat());

/** Whether a name is one of software that a page mentions. */
export function isExternal(name: string, source: string): boolean {
  return Object.entries(names).some(
    ([software, list]) => list.includes(name) && (/^(?:the|examples) /.test(software) || source.includes(software)),
  );
}

/** By page, inline code that isn't the name that it looks like, or whose sentence has no word of its description. */
export const usageExceptions: Readonly<Record<string, readonly string[]>> = {
  'backup/deploying-a-static-site-with-machines': ['aloft machine wake'],
  'building-and-deploying/building': ['--from'],
  'guides-and-samples/languages/javascript/astro': ["mode: 'standalone'"],
  'guides-and-samples/languages/php/generic': ['--force'],
  'guides-and-samples/languages/php/rails': ['admin'],
  'guides-and-samples/languages/python/django': ['volumes'],
  'guides-and-samples/software/mysql': ['wait_timeout'],
  'advanced/manual-flash-mode': ['secrets', 'woken'],
  'advanced/ignitiond': ['stopping'],
  'guides-and-samples/languages/javascript/nextjs': ['app'],
  'guides-and-samples/software/nginx': ['aloft machine restart site-1'],
  'guides-and-samples/software/rabbitmq': ['running'],
  'resources/certificates': ['failed'],
  'resources/apps': ['failed', '⟨log-retention⟩'],
  security: ['admin', 'deploy', '⟨log-retention⟩'],
  'monitoring/metrics': ['namespace'],
  'sdks/index': ['name_taken'],
};
