import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCountersRepo } from '../../../src/repos/counters-repo';
import { createPageViewCounter } from '../../../src/services/site/page-view-counter';
import { call, readError } from '../support/api';
import { db } from '../support/environment';
import { createMember } from '../support/member';

const NAME = 'countPageView';
const pageViews = createPageViewCounter({
  counters: createCountersRepo(db),
  now: () => new Date(),
});
const stored = async () => (await db.collection('pageViews').get()).docs;

const view = async (route: string, headers: Readonly<Record<string, string>> = {}) =>
  (await call(NAME, { json: { route }, headers })).status;

beforeEach(async () => {
  for (const shard of await stored()) await shard.ref.delete();
});

describe('POST /api/analytics/page-view', () => {
  it('adds up the views of all shards', async () => {
    for (let n = 0; n < 12; n += 1) expect(await view('/about')).toBe(204);
    expect(await view('/user/:username')).toBe(204);
    expect(await pageViews.figures(1)).toEqual([
      { route: '/about', count: 12 },
      { route: '/user/:username', count: 1 },
    ]);
  });

  it('stores only counts by UTC day and the expiry of the counts, even when a member sends a cookie', async () => {
    const member = await createMember();
    await call(NAME, { as: member, json: { route: '/dashboard' } });
    const [shard] = await stored();
    expect(shard?.id.slice(0, -2)).toBe(new Date().toISOString().slice(0, 10));
    expect(Object.keys(shard?.data() ?? {}).sort()).toEqual(['counts', 'expiresAt']);
    expect(shard?.get('counts')).toEqual({ '/dashboard': 1 });
    const expiresAt: unknown = shard?.get('expiresAt');
    expect((expiresAt as Timestamp).toMillis()).toBeGreaterThan(Date.now());
  });

  it.each(['/user/ann_sells', '/item/k3jf8', '`counts`.x', '__proto__', ''])(
    "counts the unknown route '%s' as 'other', and stores no part of its text",
    async (route) => {
      expect(await view(route)).toBe(204);
      expect(await pageViews.figures(1)).toEqual([{ route: 'other', count: 1 }]);
    },
  );

  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'counts no page view that is sent with the header %o',
    async (header) => {
      expect(await view('/about', header)).toBe(204);
      expect(await stored()).toEqual([]);
    },
  );

  it.each([{ dnt: '0' }, { 'sec-gpc': '0' }])(
    'counts a page view that is sent with the header %o',
    async (header) => {
      expect(await view('/about', header)).toBe(204);
      expect(await stored()).toHaveLength(1);
    },
  );

  it.each([
    ['no route', {}],
    ['a route that is no text', { route: 1 }],
    ['a long route', { route: 'x'.repeat(201) }],
    ['personal data', { route: '/about', email: 'a@example.com' }],
    ['a list', [{ route: '/about' }]],
  ])('rejects %s and stores nothing', async (_, json) => {
    const refused = await readError(await call(NAME, { json }));
    expect(refused).toMatchObject({ status: 400, code: 'bad_request' });
    expect(await stored()).toEqual([]);
  });

  it('rejects a body above 1 KB', async () => {
    const json = { route: '/about', padding: 'x'.repeat(1024) };
    expect((await call(NAME, { json })).status).toBe(413);
  });

  it('rejects a page view that another site sends', async () => {
    const headers = { origin: 'https://other.example' };
    const refused = await readError(await call(NAME, { json: { route: '/about' }, headers }));
    expect(refused).toMatchObject({ status: 403, code: 'cross_origin' });
  });
});

describe('POST /api/analytics/web-vitals', () => {
  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'counts no web vitals that are sent with the header %o',
    async (headers) => {
      const before = (await db.collection('counters').get()).size;
      const json = { route: '/', device: 'phone', values: { LCP: 1000 } };
      expect((await call('reportWebVitals', { json, headers })).status).toBe(204);
      expect((await db.collection('counters').get()).size).toBe(before);
    },
  );
});
