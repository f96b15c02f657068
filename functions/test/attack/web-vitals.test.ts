import { WEB_VITAL_MAX_VALUES } from '@contract/schemas/web-vitals';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, readError, type RequestParts } from '../api/support/api';
import { db } from '../api/support/environment';
import { createMember } from '../api/support/member';
import { newIpAddress } from '../api/support/new-address';
import { countResponseStatuses } from './support/count-response-statuses';

const NAME = 'reportWebVitals';
const report = { route: '/', device: 'phone', values: { LCP: 1000 } };
const headers = { 'content-type': 'application/json' };

/** Returns the counts of all shards, added up for each key. */
async function counted(): Promise<Readonly<Record<string, number>>> {
  const sums: Record<string, number> = {};
  for (const shard of (await db.collection('counters').get()).docs)
    for (const [key, count] of Object.entries(shard.get('counts') as Record<string, number>))
      sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

beforeEach(async () => {
  for (const { ref } of (await db.collection('counters').get()).docs) await ref.delete();
});

describe('reports of web vitals', () => {
  it('are counted at most 60 times in 10 minutes, even when every request claims another IP address in a header', async () => {
    const from = newIpAddress();
    const sent = () => ({ from, json: report, headers: { 'x-forwarded-for': newIpAddress() } });
    expect(await countResponseStatuses(NAME, 70, sent)).toEqual({ 204: 60, 429: 10 });
    expect(await counted()).toEqual({ 'LCP / phone 42': 60 });
    const refused = await call(NAME, sent());
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await readError(refused)).toMatchObject({ code: 'too_many_requests' });
    expect((await call(NAME, { from: newIpAddress(), json: report })).status).toBe(204);
  });

  it('are rejected after 60 reports from one IP address, even when several members send them', async () => {
    const from = newIpAddress();
    const members = await Promise.all([createMember(), createMember()]);
    const sent = (n: number): RequestParts => {
      const member = members[n % 2];
      return { from, json: report, ...(member && { as: member }) };
    };
    expect(await countResponseStatuses(NAME, 70, sent)).toEqual({ 204: 60, 429: 10 });
  });

  it('are rejected after 60 invalid or too large reports, although such reports add nothing to the counters', async () => {
    const from = newIpAddress();
    const bodies = ['{}', '{', `"${'x'.repeat(1024)}"`, `"${'x'.repeat(90_000)}"`];
    const sent = (n: number) => ({ from, headers, raw: bodies[n % bodies.length] ?? '' });
    expect(await countResponseStatuses(NAME, 70, sent)).toEqual({ 400: 30, 413: 30, 429: 10 });
    expect(await counted()).toEqual({});
  });

  it.each([
    ['has 1,024 characters, but more bytes', { raw: `"${'é'.repeat(1022)}"`, headers }],
    ['is padded with spaces', { raw: JSON.stringify(report) + ' '.repeat(1024), headers }],
  ])('are rejected when the body %s', async (_what, sent) => {
    expect((await call(NAME, { from: newIpAddress(), ...sent })).status).toBe(413);
    expect(await counted()).toEqual({});
  });
});

/** These bodies are JSON texts, because `__proto__` in an object literal does not create a property. */
const HOSTILE_BODIES = {
  'a metric __proto__': '{"route":"/","device":"phone","values":{"LCP":1,"__proto__":1}}',
  'only a metric __proto__': '{"route":"/","device":"phone","values":{"__proto__":{"LCP":1}}}',
  'a metric constructor': '{"route":"/","device":"phone","values":{"LCP":1,"constructor":1}}',
  'a metric with a path': '{"route":"/","device":"phone","values":{"LCP":1,"a.b`c":1}}',
  'a huge value': '{"route":"/","device":"phone","values":{"LCP":1e308}}',
  'a negative value': '{"route":"/","device":"phone","values":{"LCP":-1e-9}}',
  'a list of values': '{"route":"/","device":"phone","values":{"LCP":[1,2]}}',
};

describe('the counters of web vitals', () => {
  it.each(Object.entries(HOSTILE_BODIES))('stay empty when a report has %s', async (_what, raw) => {
    expect((await call(NAME, { from: newIpAddress(), raw, headers })).status).toBe(400);
    expect(await counted()).toEqual({});
  });

  it('have only known keys, even for the lowest and the highest value of each metric', async () => {
    const values = (pick: (max: number) => number) =>
      Object.fromEntries(
        Object.entries(WEB_VITAL_MAX_VALUES).map(([vital, max]) => [vital, pick(max)]),
      );
    const from = newIpAddress();
    for (const pick of [() => 0, () => Number.MIN_VALUE, (max: number) => max]) {
      const json = { ...report, values: values(pick) };
      expect((await call(NAME, { from, json })).status).toBe(204);
    }
    const raw = '{"route":"/","device":"phone","values":{"LCP":-0,"LCP":-0.0}}';
    expect((await call(NAME, { from, raw, headers })).status).toBe(204);
    const keys = Object.keys(await counted());
    expect(keys).toHaveLength(2 * Object.keys(WEB_VITAL_MAX_VALUES).length);
    for (const key of keys) expect(key).toMatch(/^(LCP|INP|CLS|FCP|TTFB) \/ phone \d\d?$/);
  });
});
