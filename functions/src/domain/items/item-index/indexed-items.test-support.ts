import type { Picture } from '@contract/schemas/image';
import type { CardRecord } from '@contract/schemas/item-record';
import { cardRecordLike } from '@contract/schemas/item-record.test-support';
import type { IndexedItem } from './indexed-item';
import { itemFilterOf } from './matching';

/** 2026-11-10 12:00 UTC in microseconds. */
export const NOON = Date.UTC(2026, 10, 10, 12) * 1000;

const pictureOf = (id: string): Picture => ({
  url: `/media/items/${id}/0123456789abcdef.webp`,
  width: 900,
  height: 1200,
  thumbnails: [
    { url: `/media/items/${id}/0123456789abcdef-320.webp`, width: 320, height: 427 },
    { url: `/media/items/${id}/0123456789abcdef-640.webp`, width: 640, height: 853 },
  ],
  hasAvif: false,
  placeholder: null,
  shown: null,
  isDrawn: false,
});

export function indexedItem(
  id: string,
  {
    card,
    ...rest
  }: { card?: Partial<CardRecord> } & Partial<Omit<IndexedItem, 'id' | 'card'>> = {},
): IndexedItem {
  const addedAt = card?.addedAt ?? new Date((NOON - 1_000_000) / 1000);
  return {
    id,
    pictureHash: null,
    storedAt: addedAt.getTime() * 1000,
    goneAt: NOON + 86_400_000_000,
    hiddenUntil: 0,
    removedAt: 0,
    card: cardRecordLike({
      picture: pictureOf(id),
      // All likes count as verified, unless a test overrides this.
      verifiedLikesCount: card?.likesCount ?? 0,
      ...card,
      addedAt,
    }),
    ...rest,
  };
}

export const ANY_ITEM_FILTER = itemFilterOf({});
