import { createLruCache } from '../../lib/lru-cache';
import { type CallCounters, secondsUntil } from './call-counters';

interface Window {
  count: number;
  readonly endsAt: number;
}

/** The maximum number of windows, about 10 MB. When there are more, the least recently used one is dropped. */
const MAX_WINDOWS = 50_000;

/** Creates counters in the memory of this instance. */
export function createMemoryCallCounters({ now }: { readonly now: () => Date }): CallCounters {
  const windows = createLruCache<Window>(MAX_WINDOWS);
  return {
    take({ id, windowSeconds }, subject, max) {
      const key = `${id} ${subject}`;
      const time = now().getTime();
      const window = windows.get(key);
      if (!window || window.endsAt <= time) {
        windows.set(key, { count: 1, endsAt: time + windowSeconds * 1000 });
        return Promise.resolve(0);
      }
      if (window.count >= max) return Promise.resolve(secondsUntil(window.endsAt, time));
      window.count += 1;
      return Promise.resolve(0);
    },
    giveBack({ id }, subject) {
      const window = windows.get(`${id} ${subject}`);
      if (window) window.count -= 1;
      return Promise.resolve();
    },
  };
}
