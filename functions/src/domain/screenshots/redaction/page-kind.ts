import type { TextLine } from '../layout/text-lines';
import { addressesByTown, buyerSections } from './address-blocks';
import { isPurchasePage, isSalePage } from './page-wording';

/** Whether a page is about a sale, and whether about a purchase of the member. */
export interface PageKind {
  readonly isSale: boolean;
  readonly isPurchase: boolean;
}

export function pageKind(
  lines: readonly TextLine[],
  page: { readonly width: number; readonly height: number },
): PageKind {
  const hasAddress = addressesByTown(lines).length > 0;
  return {
    isSale: buyerSections(lines).length > 0 || isSalePage(lines, page, hasAddress),
    isPurchase: isPurchasePage(lines),
  };
}
