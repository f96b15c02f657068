import type { Logger } from '../../functions/src/lib/logger';

/**
 * Creates a logger that counts events instead of printing them. An overloaded search engine causes hundreds of events,
 * which would be hard to read.
 */
export function createLogEventCounter() {
  const counts = new Map<string, number>();
  const count = (event: string): void => {
    counts.set(event, (counts.get(event) ?? 0) + 1);
  };
  const log: Logger = { info: count, warn: count, error: count, with: () => log };
  return {
    log,
    /**
     * Returns the events that were logged since the last call, each with how often it was logged, such as
     * 'items_refresh_failed: 2'. Returns null if nothing was logged.
     */
    take: (): string | null => {
      const texts = Array.from(counts, ([event, times]) => `${event}: ${String(times)}`);
      counts.clear();
      return texts.length === 0 ? null : texts.join(', ');
    },
  };
}

export type LogEventCounter = ReturnType<typeof createLogEventCounter>;
