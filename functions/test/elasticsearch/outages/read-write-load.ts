import { onTestFinished, vi } from 'vitest';
import type { ItemQueries } from '../../../src/services/items/item-queries';
import type { createTestDatabaseAndEngine } from '../support/test-database-and-engine';
import { createItemHistory } from './item-history';
import { createItemWriteCalls, titleOfRevision } from './item-write-calls';
import { createPageReaders, ITEM_COUNT } from './page-readers';
import { type RequestCounts, countOutcome, pause } from './requests';

/**
 * The pause in milliseconds between two requests of a reader or writer, so that the machine can respond to all of them.
 */
const PAUSE_MS = 100;
/**
 * The timeout of a step in milliseconds. A step takes one or two seconds. It takes 40 seconds while no node responds,
 * and longer on a busy machine.
 */
const STEP_MS = 300_000;
const WRITERS = [0, 1];

/** Stores the first items and builds the index. Readers and writers then keep sending requests until `stop`. */
export async function startReadWriteLoad(
  product: ReturnType<typeof createTestDatabaseAndEngine>,
  queries: ItemQueries,
  buildIndex: () => Promise<unknown>,
) {
  const history = createItemHistory();
  const writes = createItemWriteCalls(product, history);
  const noteSeed = await writes.seed(ITEM_COUNT);
  await buildIndex();
  noteSeed();

  const counts: Record<string, RequestCounts> = { ...writes.counts };
  let isStopped = false;
  let newItem = ITEM_COUNT;

  const keepReading = async (name: string, read: (turn: number) => Promise<unknown>) => {
    const own = (counts[name] = { done: 0, unavailable: 0 });
    for (let turn = 0; !isStopped; turn += 1) {
      await countOutcome(read(turn), own);
      await pause(PAUSE_MS);
    }
  };
  /** Repeatedly removes an item, shares another one and edits it twice. */
  const keepWriting = async (writer: number) => {
    for (let removed = writer; !isStopped; removed += WRITERS.length) {
      const shared = newItem++;
      const titles = [0, 1, 2].map(
        (revision) => [shared, titleOfRevision(shared, revision)] as const,
      );
      for (const [n, title] of [[removed, null] as const, ...titles]) {
        await writes.change(n, title);
        await pause(PAUSE_MS);
      }
    }
  };

  const readers = Object.entries(createPageReaders(queries, history));
  const running = [
    ...readers.map(([name, read]) => keepReading(name, read)),
    ...WRITERS.map(keepWriting),
  ];
  const loops = Promise.all(running);
  // Prevents an unhandled rejection if no step waits for this promise.
  loops.catch(() => undefined);
  onTestFinished(async () => {
    isStopped = true;
    await Promise.allSettled(running);
  });

  /** Waits until every reader and writer has ended `count` more requests. Rejects if a result was wrong. */
  const untilEach = async (count: number, ended: (counts: RequestCounts) => number) => {
    const before = structuredClone(counts);
    const isReached = () =>
      Object.entries(counts).every(([name, now]) => {
        const then = before[name];
        return then !== undefined && ended(now) >= ended(then) + count;
      });
    await Promise.race([vi.waitUntil(isReached, { timeout: STEP_MS }), loops]);
  };

  return {
    history,
    counts,
    untilEachIsDone: (count: number) => untilEach(count, ({ done }) => done),
    untilEachEnds: (count: number) =>
      untilEach(count, ({ done, unavailable }) => done + unavailable),
    /** Ends all requests, and waits for the triggers. */
    stop: async () => {
      isStopped = true;
      await loops;
      await writes.triggersEnded();
    },
  };
}
