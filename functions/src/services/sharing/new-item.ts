import { parsePictureArea } from '@contract/schemas/picture-area-format';
import { parseCents } from '@contract/schemas/money';
import { isPremiumAt } from '@contract/rules/premium';
import { itemExpiry } from '@contract/rules/retention';
import type { CoverAndFocus } from '@contract/rules/cover-thumbnail-square';
import type { Category } from '@contract/schemas/category';
import type { Picture } from '@contract/schemas/image';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import type { Subscription } from '@contract/schemas/subscription';
import { drawnSaleOf } from '../../domain/items/drawn-sale';
import type { ThumbnailSource } from '../../gateways/pictures/pictures';
import type { NewItem } from '../../repos/items-repo';

export interface ItemOwner {
  readonly uid: string;
  /** The owner's username at the start of the request. `ItemsRepo.create` reads it again and stores the newer value. */
  readonly username: string;
  readonly subscription: Subscription;
}

interface Shared {
  readonly sale: SaleSubmission;
  readonly category: Category | null;
  readonly picture: Picture;
  readonly pictureHash: string | null;
  readonly owner: ItemOwner;
  readonly addedAt: Date;
}

export function newItem(shared: Shared): NewItem {
  const { sale, category, picture, pictureHash, owner, addedAt } = shared;
  return {
    ownerId: owner.uid,
    username: owner.username,
    isPremiumUser: isPremiumAt(owner.subscription, addedAt),
    // `ItemsRepo.create` replaces this value with the owner's profile picture at the time of the commit.
    profileImageUrl: null,
    title: sale.title,
    picture,
    pictureHash,
    ...coverAndFocusOf(sale),
    platform: sale.platform,
    categoryId: category?.categoryId ?? null,
    categoryName: category?.categoryName ?? null,
    ...priceFieldsOf(sale),
    ...purchaseFieldsOf(sale),
    soldDate: sale.soldDate ?? null,
    ebayUrl: sale.ebayUrl ?? null,
    likesCount: 0,
    verifiedLikesCount: 0,
    commentsCount: sale.comment === undefined ? 0 : 1,
    revision: 0,
    addedAt,
    expiresAt: itemExpiry(addedAt, owner.subscription),
    removedAt: null,
    hiddenAt: null,
  };
}

/** Returns cover and focus in the form in which the item stores them. */
export const coverAndFocusOf = ({
  cover,
  focus,
}: Pick<SaleSubmission, 'cover' | 'focus'>): CoverAndFocus => ({
  cover: cover === undefined ? null : parsePictureArea(cover),
  focus: focus === undefined ? null : parsePictureArea(focus),
});

/** Returns the cover of an item, and the fields of its sale that drawn cards show. */
export const coverOrSaleOf = (sale: SaleSubmission): ThumbnailSource => ({
  cover: coverAndFocusOf(sale).cover,
  sale: drawnSaleOf({ ...sale, ...priceFieldsOf(sale) }),
});

const priceFieldsOf = ({ soldPrice }: Pick<SaleSubmission, 'soldPrice'>) => ({
  soldPriceCents: priceInCents(soldPrice),
  offerPriceCents: null,
  saleType: 'other' as const,
});

type Purchase = Pick<SaleSubmission, 'isOwnSale' | 'purchasePrice' | 'sourceLocation'>;

/** Returns the purchase of a sale. Only own sales have a purchase price and a source. */
export function purchaseFieldsOf(sale: Purchase) {
  const { isOwnSale, purchasePrice, sourceLocation = null } = sale;
  return isOwnSale
    ? { isOwnSale, purchasePriceCents: priceInCents(purchasePrice), sourceLocation }
    : { isOwnSale, purchasePriceCents: null, sourceLocation: null };
}

/**
 * Returns a price in cents. Throws if the price is missing although it was validated, which would be a bug in our code.
 */
export function priceInCents(price: string | undefined): number {
  const amount = price === undefined ? null : parseCents(price);
  if (amount === null) throw new Error('The sale has no valid price');
  return amount;
}
