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
/** Projects that fix only their newest release, or publish no date. */
const newest = (project: string) =>
  ({reviewed: '2026-11-24', source: `${project} fixes its newest release line`}) as const;

export const supportedVersions: readonly SupportedVersion[] = [
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
  {name: 'Bun', line: '1.4', ...newest('Bun')},
  {name: 'Deno', line: '2.9', ...newest('Deno')},
  {
    name: 'Angular',
    line: '22',
    until: '2027-11-30',
    source: '18 months after the release, https://angular.dev/reference/releases',
  },
  {name: 'Astro', line: '7', ...newest('Astro')},
  {
    name: 'Next.js',
    line: '16',
    until: '2027-10-21',
    source: 'Two years after the release, https://nextjs.org/support-policy',
  },
  {name: 'Nuxt', line: '4', ...newest('Nuxt')},
  {name: 'React Router', line: '8', ...newest('React Router')},
  {name: 'SolidStart', line: '2', ...newest('SolidStart')},
  {name: 'SvelteKit', line: '3', ...newest('SvelteKit')},
  {name: 'Python', line: '3.13', until: '2029-10-31', source: 'https://devguide.python.org/versions/'},
  {
    name: 'Django',
    line: '6.1',
    until: '2027-12-31',
    source: 'Extended support, https://docs.djangoproject.com/en/6.1/releases/6.1/',
  },
  {name: 'Flask', line: '3.1', ...newest('Flask')},
  {name: 'FastAPI', line: '0', ...newest('FastAPI')},
  {name: 'uvicorn', line: '0', ...newest('uvicorn')},
  {name: 'uv', line: '0', ...newest('uv')},
  {name: 'gunicorn', line: '27', ...newest('gunicorn')},
  {name: 'WhiteNoise', line: '6', ...newest('WhiteNoise')},
  {name: 'PHP', line: '8.4', ...debian13},
  {name: 'Ruby', line: '3.3', ...debian13},
  {name: 'Rails', line: '7.2', ...debian13},
  {name: 'Sinatra', line: '4.1', ...debian13},
  {name: 'Puma', line: '6.6', ...debian13},
  {name: 'Rust', line: '1.95', ...newest('Rust')},
  {name: 'axum', line: '0.8', ...newest('axum')},
  {name: 'Leptos', line: '0.8', ...newest('Leptos')},
  {name: 'PostgreSQL', line: '17', until: '2029-11-08', source: 'https://www.postgresql.org/support/versioning/'},
  {name: 'MariaDB', line: '11.8', until: '2028-06-04', source: 'https://mariadb.org/about/#maintenance-policy'},
  {name: 'nginx', line: '1.26', ...debian13},
  // The official images of the static site guide and of hosting/.
  {
    name: 'nginx',
    line: '1.30',
    until: '2027-04-13',
    source: 'A stable line ends with the next, which is released every April, https://nginx.org/en/download.html',
  },
  {name: 'RabbitMQ', line: '4.0', ...debian13},
  {name: 'Redis', line: '8.0', ...debian13},
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
