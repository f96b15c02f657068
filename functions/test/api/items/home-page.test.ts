import { RENDERED_CARD_COUNT } from '@contract/rules/rendered-cards';
import { listFirstPageSchema } from '@contract/schemas/first-page';
import { beforeAll, describe, expect, it } from 'vitest';
import { send } from '../support/api';
import { expectContentPolicyOfPage, pageDataIn } from '../support/first-page';
import { listItems, storeItems } from '../support/item-list';
import { createMember, type Member, uniqueName } from '../support/member';
import { shareSale } from '../support/share-sale';

let member: Member;
beforeAll(async () => {
  member = await createMember();
  await shareSale(member);
});

const listIn = (html: string) => listFirstPageSchema.parse(pageDataIn(html)).list;

async function pageAt(path: string, init: Parameters<typeof send>[2] = {}) {
  const { status, headers, html } = await send('GET', path, init).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    html: await response.text(),
  }));
  return { status, headers, html, caching: headers.get('cache-control') };
}

describe('the response to GET /', () => {
  it('is a rendered page with the newest items and with their data for the app', async () => {
    const { status, html } = await pageAt('/');
    expect(status).toBe(200);
    const { items = [] } = listIn(html) ?? {};
    const rendered = items.slice(0, RENDERED_CARD_COUNT);
    expect(rendered.length).toBeGreaterThan(0);
    expect(html.match(/<article/g)).toHaveLength(rendered.length);
    for (const { id } of rendered) expect(html).toContain(`href="/item/${id}"`);
  });

  it('has only one inline script and one style element, both allowed by the content security policy, and no style attribute', async () => {
    const { html, headers } = await pageAt('/');
    // The policy also allows the styles of the page that is sent at this path when the request has a query.
    expectContentPolicyOfPage({ headers, html }, 1);
    const parts = [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)];
    expect(parts.map(([, tag]) => tag)).toEqual(['script', 'style']);
    expect(html).not.toMatch(/<[^>]+ style="/);
  });

  it('is cached by the CDN for 30 s, and is the same for visitors and members', async () => {
    const { headers, caching, html } = await pageAt('/', { as: member });
    expect(caching).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=60');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('vary') ?? '').not.toMatch(/cookie/i);
    expect(html).not.toContain(member.uid);
  });
});

describe('the response to GET / with a query', () => {
  it('is a rendered page with the results, which search engines must not index', async () => {
    const word = uniqueName();
    const past = new Date(0);
    await storeItems([
      { title: `${word} live` },
      { title: `${word} hidden`, hiddenAt: past },
      { title: `${word} removed`, removedAt: past },
      { title: 'Another owl' },
    ]);
    // Lists the items first, so that the instance of the API has the new items in its index.
    const expected = await listItems({ search: word });
    const { html, headers, caching } = await pageAt(`/?q=${word}`);
    expect(listIn(html)?.items).toEqual(expected.items);
    expect(html.match(/<article/g)).toHaveLength(1);
    expect(html).toContain(`Results for “${word}”`);
    for (const part of [`${word} hidden`, `${word} removed`, 'Another owl'])
      expect(html).not.toContain(part);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(caching).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=60');
  });

  it.each(['/?page=2', '/?min=10&max=20'])(
    'contains no items when only members may see the list: %s',
    async (path) => {
      const { html } = await pageAt(path, { as: member });
      expect(pageDataIn(html)).toMatchObject({ kind: 'list', search: path.slice(1), list: null });
      expect(html).not.toContain('<article');
      expect(html).toContain('aria-label="Loading items"');
    },
  );
});

describe('GET / with the query of the share form', () => {
  it('returns the shell of the app, which is not cached', async () => {
    const { status, html, caching } = await pageAt('/?start=share');
    expect(status).toBe(200);
    expect(html).toBe((await pageAt('/shell.html')).html);
    expect(caching).toMatch(/no-cache/);
  });
});
