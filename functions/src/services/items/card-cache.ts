import { LRUCache } from 'lru-cache';
import type { ItemPreview } from '../../domain/items/link-preview/item-preview';

/** The size of the cache. A card takes 25 to 50 KB. */
const LIMITS = { maxEntries: 500, maxBytes: 12_000_000 };

/** Returns the card of a version. The caller must check first that the version is current. */
export type CardCache = (version: string, preview: ItemPreview) => Promise<Buffer>;

/**
 * Creates a cache that keeps the most recently used cards. Concurrent requests for the same version share one
 * drawing.
 */
export function createCardCache(
  draw: (preview: ItemPreview) => Promise<Buffer>,
  { maxEntries, maxBytes }: typeof LIMITS = LIMITS,
): CardCache {
  const kept = new LRUCache<string, Buffer>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: (card) => card.length,
  });
  const drawings = new Map<string, Promise<Buffer>>();

  const start = (version: string, preview: ItemPreview) => {
    const drawing = draw(preview)
      .then((card) => {
        kept.set(version, card);
        return card;
      })
      // A failed drawing is not kept, so the next request tries again.
      .finally(() => drawings.delete(version));
    drawings.set(version, drawing);
    return drawing;
  };

  return async (version, preview) =>
    kept.get(version) ?? drawings.get(version) ?? start(version, preview);
}
