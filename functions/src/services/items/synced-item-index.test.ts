import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Logger } from '../../lib/logger';
import type { Catalogue } from '../../repos/catalogue-repo';
import { itemWith, NEVER, NOON, SECOND } from './stored-items.test-support';
import { createItemsInMemory, QUERY_MS } from './items-in-memory.test-support';
import { createSyncedItemIndex, type SyncedItemIndex } from './synced-item-index';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON / 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const item = (id: string, goneAt = NEVER) =>
  itemWith(id, { storedAt: Date.now() * 1000, goneAt, soldPriceCents: 100 });

function createInstance(catalogue: Catalogue | null = null) {
  const items = createItemsInMemory();
  const events: string[] = [];
  const note = (event: string, fields = {}) => {
    events.push(`${event} ${Object.keys(fields).join()}`);
  };
  const log: Logger = { info: note, warn: note, error: note, with: () => log };
  const live: SyncedItemIndex = createSyncedItemIndex({
    indexedItems: items.repo,
    catalogue: { load: () => Promise.resolve(catalogue) },
    log,
    now: () => new Date(),
  });
  const current = async (options = {}) => {
    const response = live.current(options);
    await Promise.all([response.catch(() => null), pass(SECOND_MS)]);
    return response;
  };
  /** Returns the ids of the items in a snapshot that includes every earlier commit. */
  const idsNow = async () => idsIn(await current({ since: Date.now() * 1000 }));
  return { ...items, live, current, idsNow, events };
}

function idsIn({ index }: Awaited<ReturnType<SyncedItemIndex['current']>>): string[] {
  return index.lines().map((line) => (JSON.parse(line) as [string])[0]);
}

describe('synced item index', () => {
  it('reads all items in the first sync, and only changes in later syncs', async () => {
    const { commit, idsNow, queries } = createInstance();
    commit(item('a'));
    commit(item('b'));
    await pass(SECOND_MS);
    expect(await idsNow()).toEqual(['a', 'b']);
    commit(item('c'));
    expect(await idsNow()).toEqual(['a', 'b', 'c']);
    expect(queries.map(({ reads }) => reads)).toEqual([2, 1]);
  });

  it('returns the last snapshot without waiting when it is at most one second old', async () => {
    const { commit, live } = createInstance();
    let slowest = 0;
    for (let n = 0; n < 300; n += 1) {
      const calledAt = Date.now();
      commit(item(`item-${String(n)}`));
      void live.current().then(({ asOf }) => {
        if (n > 0) slowest = Math.max(slowest, Date.now() - calledAt);
        expect(asOf).toBeGreaterThanOrEqual((calledAt - SECOND_MS) * 1000);
      });
      await pass(n === 0 ? QUERY_MS : 10);
    }
    expect(slowest).toBe(0);
  });

  it('queries the database at most four times a second under load', async () => {
    const { live, queries } = createInstance();
    for (let ms = 0; ms < 10 * SECOND_MS; ms += 1) {
      void live.current();
      await pass(1);
    }
    expect(queries.length).toBeLessThanOrEqual(10 * 4 + 1);
    expect(queries.every(({ at }, n) => at >= (queries[n - 1]?.at ?? 0) + QUERY_MS)).toBe(true);
  });

  it('makes each call wait for one query when calls are more than a second apart', async () => {
    const { commit, live, queries } = createInstance();
    for (let n = 0; n < 20; n += 1) {
      const before = Date.now();
      const id = `item-${String(n)}`;
      commit(item(id));
      const read = live.current().then(({ index }) => [index.get(id)?.id, Date.now() - before]);
      await pass(SECOND_MS + 1);
      expect(await read).toEqual([id, QUERY_MS]);
    }
    expect(queries).toHaveLength(20);
  });

  it('makes a call wait only when the call needs a newer snapshot than the last one', async () => {
    const { commit, live, queries } = createInstance();
    void live.current();
    await pass(QUERY_MS);
    const writers: Promise<void>[] = [];
    for (let n = 0; n < 300; n += 1) {
      const id = `item-${String(n)}`;
      commit(item(id));
      const since = Date.now() * 1000;
      writers.push(
        live.current({ since }).then(({ index }) => {
          expect(index.get(id)?.storedAt).toBeLessThanOrEqual(since);
        }),
      );
      const called = Date.now();
      void live.current().then(() => expect(Date.now()).toBe(called));
      await pass(10);
    }
    await pass(SECOND_MS);
    await Promise.all(writers);
    expect(queries.length).toBeLessThanOrEqual(4 * 4 + 4 + 1);
  });

  it('returns the last snapshot without waiting when it contains the needed commit', async () => {
    const { commit, current, live, queries } = createInstance();
    commit(item('a'));
    const since = Date.now() * 1000;
    await pass(1);
    await current({ since });
    expect(idsIn(await live.current({ since }))).toEqual(['a']);
    expect(queries).toHaveLength(1);
    // The later syncs start at the last timestamp that an earlier sync has read.
    await pass(MINUTE_MS);
    commit(item('b'));
    const later = Date.now() * 1000;
    await pass(1);
    await current({ since: later });
    commit(item('c'));
    const latest = Date.now() * 1000;
    await pass(1);
    await current({ since: latest });
    const before = queries.length;
    expect(idsIn(await current({ since: latest, refreshes: false }))).toEqual(['a', 'b', 'c']);
    expect(queries).toHaveLength(before);
  });

  it('waits for a sync when the call needs a later snapshot than the last one', async () => {
    const { current, live, queries } = createInstance();
    const { asOf } = await current();
    await live.current({ notBefore: asOf });
    expect(queries).toHaveLength(1);
    expect((await current({ notBefore: asOf + 1 })).asOf).toBeGreaterThan(asOf);
    expect(queries).toHaveLength(2);
  });

  it('waits for one sync when the needed time is in the future', async () => {
    const { current, queries } = createInstance();
    await current();
    const { asOf } = await current({ since: (Date.now() + HOUR_MS) * 1000 });
    expect(asOf).toBeLessThan(Date.now() * 1000);
    expect(queries).toHaveLength(2);
  });

  it('waits for a sync when the clock is set back', async () => {
    const { commit, current, queries } = createInstance();
    await current();
    vi.setSystemTime(Date.now() - HOUR_MS);
    commit(item('a'), -HOUR_MS * 1000);
    await current();
    expect(queries).toHaveLength(2);
  });

  it('returns the last snapshot when it is at most `maxAgeMs` old', async () => {
    const { commit, current } = createInstance();
    const first = await current();
    commit(item('a'));
    await pass(28 * SECOND_MS);
    expect((await current({ maxAgeMs: 30 * SECOND_MS })).asOf).toBe(first.asOf);
    expect(idsIn(await current({ maxAgeMs: 30 * SECOND_MS }))).toEqual(['a']);
  });

  it('reads nothing when the snapshot is new enough and `refreshes` is false', async () => {
    const { current, queries } = createInstance();
    const needs = { maxAgeMs: 5 * MINUTE_MS, refreshes: false };
    const { asOf } = await current(needs);
    await pass(4 * MINUTE_MS);
    expect((await current(needs)).asOf).toBe(asOf);
    expect(queries).toHaveLength(1);
    await pass(MINUTE_MS);
    expect((await current(needs)).asOf).toBeGreaterThan(asOf);
    expect(queries).toHaveLength(2);
  });

  it('logs a failed refresh, and returns the last snapshot until it is too old', async () => {
    const { current, fail, events } = createInstance();
    const { asOf } = await current({ maxAgeMs: 0 });
    fail(new Error('The database is down'));
    const [fresh, old] = [{ maxAgeMs: 3 * SECOND_MS }, { maxAgeMs: SECOND_MS }];
    expect((await current(fresh)).asOf).toBe(asOf);
    expect(events).toEqual(['items_refresh_failed error']);
    await expect(current(old)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('throws unavailable when the database fails, and queries it again at the next call', async () => {
    const { commit, current, idsNow, fail } = createInstance();
    const refusal = { code: 'unavailable', status: 503, retryAfterSeconds: 1 };
    commit(item('a'));
    fail(new Error('The database is down'));
    await expect(current({ maxAgeMs: 0 })).rejects.toMatchObject(refusal);
    fail(null);
    expect(await idsNow()).toEqual(['a']);
    commit(item('b'));
    fail(new Error('The database is down'));
    await expect(current({ maxAgeMs: 0 })).rejects.toMatchObject(refusal);
    fail(null);
    expect(await idsNow()).toEqual(['a', 'b']);
  });

  it('reads items with the same timestamp at most twice', async () => {
    const { commit, current, queries } = createInstance();
    await current();
    for (let n = 0; n < 50; n += 1) commit(item(`item-${String(n)}`));
    for (let n = 0; n < 10; n += 1) await current();
    expect(queries.map(({ reads }) => reads)).toEqual([1, 50, 50, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('finds an item that was committed later but has the same timestamp as the last item', async () => {
    const { commit, current, idsNow } = createInstance();
    commit(item('a'));
    await current();
    commit(item('b'), SECOND);
    expect(await idsNow()).toEqual(['a', 'b']);
  });

  it('finds within a minute an item that was committed long after its timestamp', async () => {
    const { commit, idsNow } = createInstance();
    await idsNow();
    await pass(10 * MINUTE_MS);
    commit(item('in-time'));
    expect(await idsNow()).toEqual(['in-time']);
    commit(item('late'), 50 * SECOND);
    expect(await idsNow()).toEqual(['in-time']);
    await pass(MINUTE_MS);
    expect(await idsNow()).toEqual(['in-time', 'late']);
  });

  it('keeps an item one hour after it expires and drops it after two hours', async () => {
    const { commit, idsNow } = createInstance();
    commit(item('gone', NOON - SECOND));
    commit(item('live'));
    expect(await idsNow()).toEqual(['gone', 'live']);
    await pass(HOUR_MS);
    expect(await idsNow()).toEqual(['gone', 'live']);
    await pass(HOUR_MS);
    expect(await idsNow()).toEqual(['live']);
  });

  it('removes and logs an item that cannot be parsed', async () => {
    const { commit, breakItem, idsNow, events } = createInstance();
    commit(item('a'));
    commit(item('b'));
    expect(await idsNow()).toEqual(['a', 'b']);
    breakItem('a');
    expect(await idsNow()).toEqual(['b']);
    expect(events).toEqual(['item_parse_failed id']);
  });
});

describe('an index that starts from a catalogue', () => {
  async function catalogueOf(...ids: string[]): Promise<Catalogue> {
    const { commit, current } = createInstance();
    ids.forEach((id) => commit(item(id)));
    const { index } = await current();
    return { lines: index.lines(), syncedTo: Date.now() * 1000 };
  }

  it('reads only changes since the catalogue', async () => {
    const catalogue = await catalogueOf('a', 'b');
    const { commit, idsNow, queries } = createInstance(catalogue);
    await pass(SECOND_MS);
    commit(item('c'));
    expect(await idsNow()).toEqual(['a', 'b', 'c']);
    expect(queries).toMatchObject([{ start: { from: catalogue.syncedTo, inclusive: true } }]);
  });

  it('reads all items when the catalogue is older than a day, because it can contain deleted items', async () => {
    const { commit, idsNow } = createInstance(await catalogueOf('a', 'b'));
    commit(item('b'));
    await pass(25 * HOUR_MS);
    expect(await idsNow()).toEqual(['b']);
  });

  it('reads all items and logs an error when the catalogue is invalid', async () => {
    const catalogue = await catalogueOf('a');
    const { commit, idsNow, events } = createInstance({ ...catalogue, lines: ['no line'] });
    commit(item('b'));
    expect(await idsNow()).toEqual(['b']);
    expect(events).toEqual(['catalogue_load_failed error']);
  });
});
