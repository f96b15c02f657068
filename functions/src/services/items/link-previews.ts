import { createHash } from 'node:crypto';
import type { Item } from '@contract/schemas/item';
import {
  type ItemPreview,
  itemPreview,
  type PreviewCover,
  previewCover,
} from '../../domain/items/link-preview/item-preview';
import type { PreviewCardDrawer } from '../../gateways/preview-card/preview-card-drawer';
import { AppError } from '../../lib/app-error';
import { withTimeout } from '../../lib/with-timeout';
import type { ItemLookup } from './item-lookup';
import { LRUCache } from 'lru-cache';

/**
 * The time limit of a read. Firestore's client retries for a minute, which is too long for somebody who opens a link.
 */
const READ_TIMEOUT_MS = 2_000;
const UNAVAILABLE_MESSAGE = "We couldn't load this item. Please try again.";

interface LinkPreviewsDeps {
  readonly itemLookup: Pick<ItemLookup, 'get'>;
  readonly cards: PreviewCardDrawer;
}

export interface LinkPreview extends ItemPreview {
  /** The version of the card: 16 hexadecimal digits. It changes with the content and the design of the card. */
  readonly cardVersion: string;
  /** The picture that is shown instead of the card. Null if the item has no cover. */
  readonly cover: PreviewCover | null;
  /** The public fields of the item. */
  readonly item: Item;
}

export interface LinkPreviews {
  /**
   * Returns the preview of an item, or null if the item is not live. Throws AppError 'unavailable' if the item cannot
   * be read in time.
   */
  find(itemId: string): Promise<LinkPreview | null>;
  /**
   * Returns the card as PNG, or null if the item is not live or the version is outdated. Throws the same errors as
   * `find`.
   */
  card(itemId: string, version: string): Promise<Buffer | null>;
}

export function createLinkPreviews({ itemLookup, cards }: LinkPreviewsDeps): LinkPreviews {
  const cardOf = createCardCache((preview) => cards.draw(preview));

  async function find(itemId: string): Promise<LinkPreview | null> {
    const item = await withTimeout(itemOrNull(itemLookup, itemId), READ_TIMEOUT_MS, unavailable);
    if (!item) return null;
    const preview = itemPreview(item);
    const cardVersion = versionOf(preview, cards.designVersion);
    return { ...preview, cardVersion, cover: previewCover(item), item };
  }

  return {
    find,
    async card(itemId, version) {
      const preview = await find(itemId);
      return preview?.cardVersion === version ? cardOf(version, preview) : null;
    },
  };
}

async function itemOrNull(
  itemLookup: Pick<ItemLookup, 'get'>,
  itemId: string,
): Promise<Item | null> {
  try {
    return await itemLookup.get(itemId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw unavailable(error);
  }
}

function unavailable(cause?: unknown): AppError {
  return new AppError('unavailable', UNAVAILABLE_MESSAGE, { cause });
}

function versionOf(preview: ItemPreview, designVersion: string): string {
  return createHash('sha256')
    .update(JSON.stringify([designVersion, preview]))
    .digest('hex')
    .slice(0, 16);
}

/** The limits of the cache for preview cards. A card takes 25 to 50 KB. */
const LIMITS = { maxEntries: 500, maxBytes: 12_000_000 };

/** Returns the card of a version. The caller must first check that the version is current. */
type CardCache = (version: string, preview: ItemPreview) => Promise<Buffer>;

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
