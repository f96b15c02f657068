import type { PriceSummary } from '@contract/schemas/item-list';

/** A list as it was ordered at one moment, for its later pages. */
export interface CachedOrder {
  /** The listing index's own numbers of the items, in order. */
  readonly places: Uint32Array;
  readonly priceSummary: PriceSummary | null;
}

/** Orders that stay as they are while somebody pages through them. */
export interface OrderCache {
  /** The order kept under that key, which is then kept for another 5 minutes; null where it is lost. */
  find(key: string): CachedOrder | null;
  keep(key: string, order: CachedOrder): void;
}

const KEPT_MS = 5 * 60 * 1000;
/** 16 MB: forty lists of 100,000 items, or any number of the short ones that filters leave. */
const MOST_PLACES = 4_000_000;

/** Keeps orders in memory for 5 minutes after they were last read; what was read longest ago makes room. */
export function createOrderCache({
  now,
  mostPlaces = MOST_PLACES,
}: {
  readonly now: () => Date;
  readonly mostPlaces?: number;
}): OrderCache {
  // A Map yields its entries in the order they were put in: here, that of their last reading.
  const entries = new Map<string, { readonly order: CachedOrder; readonly readAt: number }>();
  let places = 0;

  const drop = (key: string) => {
    places -= entries.get(key)?.order.places.length ?? 0;
    entries.delete(key);
  };
  const put = (key: string, order: CachedOrder) => {
    drop(key);
    entries.set(key, { order, readAt: now().getTime() });
    places += order.places.length;
  };
  const makeRoom = () => {
    const tooOld = now().getTime() - KEPT_MS;
    for (const [key, { readAt }] of entries) {
      if (readAt > tooOld && places <= mostPlaces) return;
      drop(key);
    }
  };

  return {
    find(key) {
      makeRoom();
      const order = entries.get(key)?.order ?? null;
      if (order) put(key, order);
      return order;
    },
    keep(key, order) {
      put(key, order);
      makeRoom();
    },
  };
}
