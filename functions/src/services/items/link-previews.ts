import { createHash } from 'node:crypto';
import type { Item } from '@contract/schemas/item';
import { type ItemPreview, itemPreview } from '../../domain/items/link-preview/item-preview';
import type { PreviewCards } from '../../gateways/preview-card/preview-cards';
import { AppError } from '../../lib/app-error';
import { withTimeout } from '../../lib/with-timeout';
import type { ItemDetails } from './item-details';

/** Firestore's client tries for a minute; who follows a link does not wait for that. */
const READ_TIMEOUT_MS = 2_000;
const UNREAD_MESSAGE = 'The item cannot be read right now. Please try again.';

interface LinkPreviewsDependencies {
  readonly itemDetails: ItemDetails;
  readonly cards: PreviewCards;
}

/** What a link to an item shows, with the version of its card. */
export interface LinkPreview extends ItemPreview {
  /** 16 hexadecimal digits that change with whatever the card shows. */
  readonly cardVersion: string;
}

export interface LinkPreviews {
  /** Null for an item that is not live. Throws AppError 'unavailable' where it cannot be read in time. */
  find(itemId: string): Promise<LinkPreview | null>;
  /** The card as PNG; null if the item is not live or its card is of another version. Throws as `find`. */
  card(itemId: string, version: string): Promise<Buffer | null>;
}

/** Costs one document read a call. */
export function createLinkPreviews({ itemDetails, cards }: LinkPreviewsDependencies): LinkPreviews {
  async function find(itemId: string): Promise<LinkPreview | null> {
    const item = await withTimeout(itemOrNull(itemDetails, itemId), READ_TIMEOUT_MS, unread);
    if (!item) return null;
    const preview = itemPreview(item);
    return { ...preview, cardVersion: versionOf(preview, cards.designVersion) };
  }

  return {
    find,
    async card(itemId, version) {
      const preview = await find(itemId);
      return preview?.cardVersion === version ? cards.draw(preview) : null;
    },
  };
}

async function itemOrNull(itemDetails: ItemDetails, itemId: string): Promise<Item | null> {
  try {
    return await itemDetails.get(itemId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw unread(error);
  }
}

function unread(cause?: unknown): AppError {
  return new AppError('unavailable', UNREAD_MESSAGE, { cause });
}

function versionOf(preview: ItemPreview, designVersion: string): string {
  return createHash('sha256')
    .update(JSON.stringify([designVersion, preview]))
    .digest('hex')
    .slice(0, 16);
}
