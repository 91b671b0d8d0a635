/** A release line in the guides' samples, with the end of its security fixes. Each row has `until` or `reviewed`. */
export interface SupportedVersion {
  /** Name as in the recorded results of the samples. */
  readonly name: string;
  /** Release line: the beginning of the tested version, such as `3.13`. */
  readonly line: string;
  /** Last day with security fixes, as `YYYY-MM-DD`. Absent if the project only supports its newest release, or none. */
  readonly until?: string;
  /** Day of the last review of the statement in `source`, for lines without a support date. */
  readonly reviewed?: string;
  /** Example that shows this line but isn't tested with it. */
  readonly untested?: string;
  /** Page or policy that states it. */
  readonly source: string;
}

/** Security support of Debian 13, which covers the packages that samples install from it. */
const debian13 = {until: '2028-08-09', source: 'Debian 13 security support, https://wiki.debian.org/LTS'} as const;
const debianPackages =
  'PHP 8.4 · Ruby 3.3 · Rails 7.2 · Sinatra 4.1 · Puma 6.6 · nginx 1.26 · RabbitMQ 4.0 · Redis 8.0';
/** Projects that fix only their newest release, or publish no date. */
const newest =
  'Bun 1.4 · Deno 2.9 · Astro 7 · Nuxt 4 · React Router 8 · SolidStart 2 · SvelteKit 3 · Flask 3.1 · FastAPI 0 · ' +
  'uvicorn 0 · uv 0 · gunicorn 27 · WhiteNoise 6 · Rust 1.95 · axum 0.8 · Leptos 0.8';

/** Reads names with their release lines. */
const readLines = (list: string) =>
  list.split(' · ').map((entry) => {
    const [, name = '', line = ''] = /^(.+) (\S+)$/.exec(entry) ?? [];
    return {name, line};
  });

export const supportedVersions: readonly SupportedVersion[] = [
  ...readLines(debianPackages).map((row) => ({...row, ...debian13})),
  ...readLines(newest).map((row) => ({
    ...row,
    reviewed: '2026-11-24',
    source: `${row.name} fixes its newest release line`,
  })),
  {
    name: 'Go',
    line: '1.27',
    until: '2027-08-01',
    source:
      'Fixed until Go 1.29 is released, which the half-yearly schedule puts in August 2027, https://go.dev/doc/devel/release',
  },
  {name: 'Java', line: '25', until: '2031-09-30', source: 'https://adoptium.net/support/'},
  {name: 'Spring Boot', line: '4.1', until: '2027-06-30', source: 'https://spring.io/projects/spring-boot#support'},
  {name: 'Node', line: '26', until: '2029-04-30', source: 'https://github.com/nodejs/release'},
  {
    name: 'Angular',
    line: '22',
    until: '2027-11-30',
    source: '18 months after the release, https://angular.dev/reference/releases',
  },
  {
    name: 'Next.js',
    line: '16',
    until: '2027-10-21',
    source: 'Two years after the release, https://nextjs.org/support-policy',
  },
  {name: 'Python', line: '3.13', until: '2029-10-31', source: 'https://devguide.python.org/versions/'},
  {
    name: 'Django',
    line: '6.1',
    until: '2027-12-31',
    source: 'Extended support, https://docs.djangoproject.com/en/6.1/releases/6.1/',
  },
  {name: 'PostgreSQL', line: '17', until: '2029-11-08', source: 'https://www.postgresql.org/support/versioning/'},
  {name: 'MariaDB', line: '11.8', until: '2028-06-04', source: 'https://mariadb.org/about/#maintenance-policy'},
  // The official images of the static site guide and of hosting/.
  {
    name: 'nginx',
    line: '1.30',
    until: '2027-04-13',
    source: 'A stable line ends with the next, which is released every April, https://nginx.org/en/download.html',
  },
  {
    name: 'MinIO',
    line: '2026',
    reviewed: '2026-11-24',
    source: 'No fixes since the repository was archived in 2026; the guide says so',
  },
  {
    name: 'MySQL',
    line: '8.4',
    until: '2032-04-30',
    source: 'https://www.oracle.com/support/lifetime-support/',
    untested: 'software/mysql',
  },
  {
    name: 'MongoDB',
    line: '8.0',
    until: '2029-10-31',
    source: 'https://www.mongodb.com/legal/support-policy/lifecycles',
    untested: 'software/mongodb',
  },
];
