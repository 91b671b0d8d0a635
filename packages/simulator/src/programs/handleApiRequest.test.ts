import {describe, expect, it} from 'vitest';
import {createTerminal, type Terminal} from '../../tests/createTerminal';

const API = 'https://api.aloft.example/v1';

/** A terminal whose `ALOFT_TOKEN` is a deploy token with a scope. */
function withToken(scope: string): Terminal {
  const terminal = createTerminal('hello');
  const value = /alft_deploy_\w+/.exec(terminal.ok(`aloft token create script --kind deploy --scope ${scope}`))?.[0];
  terminal.ok(`export ALOFT_TOKEN=${value ?? ''}`);
  return terminal;
}

function request(terminal: Terminal, words: string): Record<string, unknown> {
  return JSON.parse(terminal.ok(`curl -H "Authorization: Bearer $ALOFT_TOKEN" ${words}`)) as Record<string, unknown>;
}

describe('API requests with curl', () => {
  it('return the same resources as the CLI', () => {
    const terminal = withToken('read');
    const {items} = request(terminal, `${API}/namespaces/acme/machines`) as {items: {name: string}[]};
    expect(items.map(({name}) => name)).toEqual(['hello-1']);
    expect(request(terminal, `${API}/namespaces/acme/apps/hello`)).toEqual(terminal.json('aloft app get hello'));
  });

  it('require a token, whether or not the CLI is logged in', () => {
    const result = createTerminal('hello').run(`curl -i ${API}/session`).stdout;
    expect(result).toMatch(/^HTTP\/2 401\ncontent-type: application\/json\nx-request-id: req-\w{8}\n/);
    expect(result).toContain('"code": "not_authenticated"');
  });

  it('require a sufficient scope', () => {
    const terminal = withToken('read');
    const before = terminal.state().namespaces;
    expect(request(terminal, `-X DELETE ${API}/namespaces/acme/apps/hello`)).toMatchObject({
      error: {code: 'scope_missing', requestId: expect.stringMatching(/^req-/) as string},
    });
    expect(terminal.state().namespaces).toEqual(before);
  });

  it("are rejected outside the token's namespace", () => {
    const error = request(withToken('read'), `${API}/namespaces/other/apps`).error;
    expect(error).toMatchObject({code: 'namespace_not_found'});
  });

  it('paginate lists', () => {
    const terminal = withToken('read');
    const names: string[] = [];
    let query = 'limit=3';
    for (let page = 0; page < 9 && query !== ''; page += 1) {
      const {items, nextCursor} = request(terminal, `"${API}/namespaces/acme/quotas?${query}"`) as {
        items: {limit: string}[];
        nextCursor: string | null;
      };
      expect(items.length).toBeLessThanOrEqual(3);
      names.push(...items.map(({limit}) => limit));
      query = nextCursor === null ? '' : `limit=3&cursor=${nextCursor}`;
    }
    const all = terminal.json<{limit: string}[]>('aloft namespace quota');
    expect(names).toEqual(all.map(({limit}) => limit));
    expect(names.length).toBeGreaterThan(3);
  });

  it('with an idempotency key take effect once, until the key expires', () => {
    const terminal = withToken('deploy');
    const create =
      '-H "Content-Type: application/json" -H "Idempotency-Key: one" ' +
      `-d '{"name":"data","size":"1Gi"}' ${API}/namespaces/acme/volumes`;
    const first = request(terminal, create);
    expect(first).toMatchObject({name: 'data', size: '1Gi'});
    expect(request(terminal, create)).toEqual(first);
    expect(request(terminal, create.replace('one', 'two'))).toMatchObject({error: {code: 'name_taken'}});
    terminal.ok('sleep 25h');
    expect(request(terminal, create)).toMatchObject({error: {code: 'name_taken'}});
  });

  it.each([
    `${API}/nothing`,
    `"${API}/namespaces/acme/apps?limit=0"`,
    `"${API}/namespaces/acme/apps?state=live"`,
    `-d '{"name":"data"}' ${API}/namespaces/acme/volumes`,
    `-H "Content-Type: application/json" -d '{"name":"x","colour":"red"}' ${API}/namespaces/acme/volumes`,
  ])('are not simulated: %s', (words) => {
    const result = withToken('admin').run(`curl -H "Authorization: Bearer $ALOFT_TOKEN" ${words}`);
    expect(result.notSimulated).toBeTruthy();
  });
});
