import type { Item } from '../schemas/item';

/** Returns the fields that the owner can edit, as texts for a form. A missing value is ''. */
export const editableValues = (item: Item) => ({
  title: item.title,
  soldPrice: item.soldPrice,
  saleType: item.saleType,
  offerPrice: item.offerPrice ?? '',
  soldDate: item.soldDate ?? '',
  isOwnSale: item.isOwnSale ? ('true' as const) : ('false' as const),
  purchasePrice: item.purchasePrice ?? '',
  sourceLocation: item.sourceLocation ?? '',
  platform: item.platform,
  ebayUrl: item.ebayUrl ?? '',
});
