import {readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadSite} from '../../markdown/site/loadSite';
import sidebars from '../../sidebars';

/** A decision about the platform, and the statements on pages that would contradict it. */
interface Decision {
  readonly name: string;
  /** Statements that pages must not contain. */
  readonly contradictions: readonly RegExp[];
  /** One sample per expression, which the expression must match. */
  readonly samples: readonly string[];
  /** Pages that must state it, each with a pattern of the statement. */
  readonly stated: Readonly<Record<string, RegExp>>;
}

const decisions: readonly Decision[] = [
  {
    name: 'every standby replaces the snapshot',
    contradictions: [
      /(?:each|every) wake (?:restores|starts from|returns to) the (?:first snapshot|snapshot of the deploy)/i,
      /two wakes of (?:one|the same) snapshot/i,
    ],
    samples: ['Every wake restores the first snapshot.', 'Two wakes of one snapshot would draw the same numbers.'],
    stated: {'docs/resources/machines.mdx': /keeps serving while its first snapshot is written/},
  },
  {
    name: 'timers continue with the time they had left',
    contradictions: [
      /\btimers? that (?:comes?|came|were|was) (?:come )?due\b/i,
      /\b(?:timers?|intervals?)\b[^.|]*\bfires? (?:at once|immediately|right) (?:after|at|on) (?:the|a|each) wake/i,
    ],
    samples: ['A timer that came due fires once.', 'The interval fires immediately after the wake.'],
    stated: {'docs/advanced/architecture.mdx': /<TimerTable kind="runtime" \/>/},
  },
  {
    name: 'a machine has private IPv4 and IPv6 addresses',
    contradictions: [
      /(?:listens?|responds?|answers?|reachable) (?:only )?(?:on|over) IPv6 only/i,
      /\bonly (?:on|over) IPv6\b/i,
    ],
    samples: ['A machine answers on IPv6 only.', 'Connections arrive only over IPv6.'],
    stated: {'docs/resources/services.mdx': /a private IPv4 and a private IPv6 address/},
  },
  {
    name: 'startTimeout, not retries, is for slow starts',
    contradictions: [
      /(?:raise|increase|set|higher|larger|more) `?(?:healthcheck\.)?retries`?[^.]*(?:start|boot|warm)/i,
    ],
    samples: ['Increase `retries` for a slow start.'],
    stated: {'docs/building-and-deploying/deploying.mdx': /`startTimeout`/},
  },
  {
    name: 'health checks use the private IPv4 address and the host localhost',
    contradictions: [
      /health checks? (?:connects?|sends? (?:a |its )?requests?) to (?:`?127\.0\.0\.1|`?localhost|the loopback|[^.]*IPv6)/i,
      /health checks? (?:sends?|uses?) [^.]*public hostname/i,
    ],
    samples: ['The health check connects to `127.0.0.1`.', "Health checks send the service's public hostname."],
    stated: {
      'docs/building-and-deploying/deploying.mdx':
        /connects to the machine's private IPv4 address and sends `Host: localhost`/,
    },
  },
  {
    name: 'one-off machines of an app get its secrets',
    contradictions: [
      /one-off (?:machines?|tasks?)\b[^.]{0,60}\b(?:without|doesn't (?:get|have|receive)|don't (?:get|have|receive))[^.]{0,30}\bsecrets/i,
    ],
    samples: ["A one-off machine doesn't receive the app's secrets."],
    stated: {'docs/security.mdx': /one-off machines of the app receive the same ones/},
  },
  {
    name: 'a connection to a private service wakes its machine',
    contradictions: [
      /private (?:services?|connections?|requests?) (?:(?:does|do)n't|can't|never) wakes?/i,
      /edge proxy (?:wakes|resolves|forwards)[^.]*\bprivate (?:services?|connections?)/i,
    ],
    samples: ["Private connections don't wake a machine.", 'The edge proxy wakes machines behind private services.'],
    stated: {'docs/resources/services.mdx': /the host agent wakes it and holds the connection/},
  },
  {
    name: 'only wakes avoid a cold start',
    contradictions: [
      /(?:deploys?|restarts?|scale-outs?|rollbacks?|new machines?) (?:wakes?|restores?|starts? from|continues? from) (?:a|the|its) (?:first )?snapshot/i,
      /\b(?:never|without ever) (?:has|have|having|see|sees) (?:a )?cold starts?/i,
    ],
    samples: ['A new machine starts from the snapshot.', 'Your users never see a cold start.'],
    stated: {'docs/advanced/architecture.mdx': /"No cold starts" is a promise about wakes/},
  },
  {
    name: 'a rollback keeps the values of secrets',
    contradictions: [
      /rollback (?:also )?(?:restores|brings back|resets) (?:the )?(?:old )?(?:values of )?(?:the )?secrets/i,
      /versions of the secrets/i,
    ],
    samples: ['A rollback restores the secrets.', 'The versions of the secrets are recorded.'],
    stated: {'docs/security.mdx': /a rollback keeps their /},
  },
  {
    name: 'databases are migrated by the release command',
    contradictions: [
      /aloft machine create \S+-migrate\b/,
      /(?:migrate|migration)s?[^.]{0,80}token with the scope `admin`/i,
    ],
    samples: ['aloft machine create shop-migrate --image x', 'The migration needs a token with the scope `admin`.'],
    stated: {'docs/building-and-deploying/deploying.mdx': /use a release command to migrate a database/i},
  },
  {
    name: 'workers use scale.min',
    contradictions: [/(?:workers?|queue consumers?|schedulers?|brokers?|replicas?)\b[^.|]{0,80}\bflash\.mode: "?off/i],
    samples: ['Give the worker `flash.mode: "off"`.'],
    stated: {'docs/building-and-deploying/deploying.mdx': /`scale\.min: 1`/},
  },
  {
    name: 'releases are numbers without a prefix',
    contradictions: [/\breleases? v\d+\b/i],
    samples: ['Go back to release v12.'],
    stated: {'docs/building-and-deploying/deploying.mdx': /Creating release \d+/},
  },
];

const {pages} = loadSite(resolve(__dirname, '../..'), sidebars);

describe.each(decisions.map((decision) => [decision.name, decision] as const))('%s', (_, decision) => {
  const {contradictions, samples, stated} = decision;

  it('recognizes contradictions', () => {
    for (const [index, expression] of contradictions.entries()) expect(samples[index]).toMatch(expression);
  });

  it('is not contradicted by any page', () => {
    const found = pages.flatMap(({file, source}) =>
      contradictions.flatMap((expression) => {
        const match = expression.exec(source);
        return match ? [`${file}:${source.slice(0, match.index).split('\n').length}: ${match[0]}`] : [];
      }),
    );
    expect(found, 'see the decisions in platform/decisions.test.ts').toEqual([]);
  });

  it('is stated on the expected pages', () => {
    for (const [file, words] of Object.entries(stated)) {
      expect(pages.find((page) => page.file === file)?.source, file).toMatch(words);
    }
  });
});

it('drawings show releases as numbers without a prefix', () => {
  const directory = resolve(__dirname, '../../docs/_diagrams');
  const drawings = readdirSync(directory).filter((name) => name.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(0);
  for (const name of drawings) expect(readFileSync(resolve(directory, name), 'utf8'), name).not.toMatch(/>v\d+</);
});
