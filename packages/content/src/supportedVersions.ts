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

/** A line whose support ends on a known day. */
const until = (name: string, line: string, day: string, source: string): SupportedVersion => {
  return {name, line, until: day, source};
};
/** A line that comes from Debian 13, whose security support covers it. */
const debian13 = (name: string, line: string): SupportedVersion =>
  until(name, line, '2028-08-09', 'Debian 13 security support, https://wiki.debian.org/LTS');
/** A line of a project that fixes only its newest release, or publishes no date. */
const newest = (name: string, line: string): SupportedVersion => {
  return {name, line, reviewed: '2026-11-24', source: `${name} fixes its newest release line`};
};

export const supportedVersions: readonly SupportedVersion[] = [
  // By the half-yearly schedule of releases.
  until('Go', '1.27', '2027-08-01', 'Ends with Go 1.29, due in August 2027, https://go.dev/doc/devel/release'),
  until('Java', '25', '2031-09-30', 'https://adoptium.net/support/'),
  until('Spring Boot', '4.1', '2027-06-30', 'https://spring.io/projects/spring-boot#support'),
  until('Node', '26', '2029-04-30', 'https://github.com/nodejs/release'),
  newest('Bun', '1.4'),
  newest('Deno', '2.9'),
  until('Angular', '22', '2027-11-30', '18 months after the release, https://angular.dev/reference/releases'),
  newest('Astro', '7'),
  until('Next.js', '16', '2027-10-21', 'Two years after the release, https://nextjs.org/support-policy'),
  newest('Nuxt', '4'),
  newest('React Router', '8'),
  newest('SolidStart', '2'),
  newest('SvelteKit', '3'),
  until('Python', '3.13', '2029-10-31', 'https://devguide.python.org/versions/'),
  until('Django', '6.1', '2027-12-31', 'Extended support, https://docs.djangoproject.com/en/6.1/releases/6.1/'),
  newest('Flask', '3.1'),
  newest('FastAPI', '0'),
  newest('uvicorn', '0'),
  newest('uv', '0'),
  newest('gunicorn', '27'),
  newest('WhiteNoise', '6'),
  debian13('PHP', '8.4'),
  debian13('Ruby', '3.3'),
  debian13('Rails', '7.2'),
  debian13('Sinatra', '4.1'),
  debian13('Puma', '6.6'),
  newest('Rust', '1.95'),
  newest('axum', '0.8'),
  newest('Leptos', '0.8'),
  until('PostgreSQL', '17', '2029-11-08', 'https://www.postgresql.org/support/versioning/'),
  until('MariaDB', '11.8', '2028-06-04', 'https://mariadb.org/about/#maintenance-policy'),
  debian13('nginx', '1.26'),
  // The official images of the static site guide and of hosting/.
  until('nginx', '1.30', '2027-04-13', 'Ends with the next stable line each April, https://nginx.org/en/download.html'),
  debian13('RabbitMQ', '4.0'),
  debian13('Redis', '8.0'),
  {...newest('MinIO', '2026'), source: 'No fixes since the repository was archived in 2026; the guide says so'},
  {
    ...until('MySQL', '8.4', '2032-04-30', 'https://www.oracle.com/support/lifetime-support/'),
    untested: 'software/mysql',
  },
  {
    ...until('MongoDB', '8.0', '2029-10-31', 'https://www.mongodb.com/legal/support-policy/lifecycles'),
    untested: 'software/mongodb',
  },
];
