import type { Item } from '../schemas/item';
import type { CardRecord, ItemRecord } from '../schemas/item-record';
import type { PictureArea } from '../schemas/picture-area';
import { centsToDecimal } from '../schemas/money';

const decimalOrNull = (cents: number | null) => (cents === null ? null : centsToDecimal(cents));

interface StoredCard extends CardRecord {
  readonly profileImageUrl?: string | null;
  readonly cover?: PictureArea | null;
}

/** Returns the URL of the thumbnail that lists of items show. */
export const thumbnailUrlOf = ({ picture }: Pick<CardRecord, 'picture'>): string =>
  picture.thumbnails.at(-1)?.url ?? picture.url;

/** Returns the public view of a stored item. */
export function itemView(id: string, item: StoredCard): Item {
  return {
    id,
    title: item.title,
    thumbnail: thumbnailUrlOf(item),
    picture: item.picture,
    ...(item.cover !== undefined && { cover: item.cover }),
    platform: item.platform,
    categoryName: item.categoryName,
    soldPrice: centsToDecimal(item.soldPriceCents),
    offerPrice: decimalOrNull(item.offerPriceCents),
    saleType: item.saleType,
    purchasePrice: decimalOrNull(item.purchasePriceCents),
    sourceLocation: item.sourceLocation,
    soldDate: item.soldDate,
    isOwnSale: item.isOwnSale,
    username: item.username,
    isPremiumUser: item.isPremiumUser,
    ...(item.profileImageUrl !== undefined && { profileImageUrl: item.profileImageUrl }),
    addedDate: item.addedAt.toISOString(),
    likesCount: item.likesCount,
    commentsCount: item.commentsCount,
    revision: item.revision,
  };
}

/** Returns the view of a stored item for its owner. Only the owner sees the expiry and the link to the listing. */
export const ownItemView = (
  id: string,
  item: StoredCard & Pick<ItemRecord, 'expiresAt'> & Partial<Pick<ItemRecord, 'ebayUrl'>>,
): Item => ({
  ...itemView(id, item),
  expiresAt: item.expiresAt.toISOString(),
  ...(item.ebayUrl !== undefined && { ebayUrl: item.ebayUrl }),
});
