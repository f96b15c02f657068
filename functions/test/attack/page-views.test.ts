import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../api/support/api';
import { db } from '../api/support/environment';
import { newIpAddress } from '../api/support/new-address';
import { countResponseStatuses } from './support/count-response-statuses';

const NAME = 'countPageView';
const json = { route: '/about' };

async function counted(): Promise<Readonly<Record<string, number>>> {
  const sums: Record<string, number> = {};
  for (const shard of (await db.collection('pageViews').get()).docs)
    for (const [key, count] of Object.entries(shard.get('counts') as Record<string, number>))
      sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

beforeEach(async () => {
  for (const { ref } of (await db.collection('pageViews').get()).docs) await ref.delete();
});

describe('page views', () => {
  it('are counted at most 600 times in 10 minutes, even when every request claims another IP address', async () => {
    const from = newIpAddress();
    const sent = () => ({ from, json, headers: { 'x-forwarded-for': newIpAddress() } });
    expect(await countResponseStatuses(NAME, 620, sent)).toEqual({ 204: 600, 429: 20 });
    expect(await counted()).toEqual({ '/about': 600 });
    expect((await call(NAME, { from: newIpAddress(), json })).status).toBe(204);
  });

  it('create counters only for known routes', async () => {
    const routes = ['/about/../admin', 'counts./about', '/about\u0000', '/ABOUT'];
    const from = newIpAddress();
    for (const route of routes)
      expect((await call(NAME, { from, json: { route } })).status).toBe(204);
    expect(await counted()).toEqual({ other: routes.length });
  });
});
