import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCountersRepo } from '../../../src/repos/counters-repo';
import { createWebVitalsCounter } from '../../../src/services/site/web-vitals-counter';
import { call, readError } from '../support/api';
import { db } from '../support/environment';
import { createMember } from '../support/member';

const report = { route: '/', device: 'phone', values: { LCP: 1000, CLS: 0.1 } };
const webVitals = createWebVitalsCounter({
  counters: createCountersRepo(db),
  now: () => new Date(),
});
const stored = async () => (await db.collection('counters').get()).docs;

beforeEach(async () => {
  for (const shard of await stored()) await shard.ref.delete();
});

describe('POST /api/analytics/web-vitals', () => {
  it('adds up the page loads of all shards', async () => {
    for (let n = 0; n < 12; n += 1)
      expect((await call('reportWebVitals', { json: report })).status).toBe(204);
    const figures = await webVitals.figures(1);
    expect(figures.map(({ vital, route, device, count }) => [vital, route, device, count])).toEqual(
      [
        ['LCP', '/', 'phone', 12],
        ['CLS', '/', 'phone', 12],
      ],
    );
    expect(figures[0]?.percentile75).toBeGreaterThanOrEqual(1000);
    expect(figures[0]?.percentile75).toBeLessThan(1100);
  });

  it('stores only counts and the expiry of the counts, even when a member sends a cookie', async () => {
    const member = await createMember();
    await call('reportWebVitals', { as: member, json: report });
    const [shard] = await stored();
    expect(Object.keys(shard?.data() ?? {}).sort()).toEqual(['counts', 'expiresAt']);
    expect(shard?.get('counts')).toEqual({ 'LCP / phone 42': 1, 'CLS / phone 32': 1 });
    const expiresAt: unknown = shard?.get('expiresAt');
    expect((expiresAt as Timestamp).toMillis()).toBeGreaterThan(Date.now());
  });

  it.each([
    ['an unknown metric', { ...report, values: { LCP: 1, __proto: 1 } }],
    ['no values', { ...report, values: {} }],
    ['a negative value', { ...report, values: { LCP: -1 } }],
    ['a value above the limit', { ...report, values: { LCP: 60_001 } }],
    ['a value that is no number', { ...report, values: { LCP: '1000' } }],
    ['a path instead of a route pattern', { ...report, route: '/item/k3jf8' }],
    ['a route that would be another field', { ...report, route: '`counts`.x' }],
    ['an unknown device', { ...report, device: 'phone 1' }],
    ['personal data', { ...report, email: 'a@example.com' }],
    ['a list', [report]],
  ])('rejects %s and stores nothing', async (_, json) => {
    const refused = await readError(await call('reportWebVitals', { json }));
    expect(refused).toMatchObject({ status: 400, code: 'bad_request' });
    expect(await stored()).toEqual([]);
  });

  it.each(['{"route":"/","device":"phone","values":{"LCP":1e999}}', '{"values":NaN}'])(
    'rejects the body %s because of its invalid number, and stores nothing',
    async (raw) => {
      const headers = { 'content-type': 'application/json' };
      expect((await call('reportWebVitals', { raw, headers })).status).toBe(400);
      expect(await stored()).toEqual([]);
    },
  );

  it('rejects a body above 1 KB', async () => {
    const json = { ...report, padding: 'x'.repeat(1024) };
    const refused = await readError(await call('reportWebVitals', { json }));
    expect(refused).toMatchObject({
      status: 413,
      message: 'The request is too large. The limit is 1 KB.',
    });
  });

  it('rejects a report that a page of another site sends', async () => {
    const headers = { origin: 'https://other.example' };
    const refused = await readError(await call('reportWebVitals', { json: report, headers }));
    expect(refused).toMatchObject({ status: 403, code: 'cross_origin' });
  });
});
