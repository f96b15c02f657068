import type { TextLine } from '../layout/text-lines';
import { addressesByTown, buyerSections } from './address-blocks';
import type { FoundText } from './found-text';
import { isPurchasePage, isSalePage } from './page-wording';

/**
 * The subject of a page: a sale, a purchase or neither. `sections` and `addresses` are the personal texts that were
 * found while the subject was determined.
 */
export interface PageKind {
  readonly isSale: boolean;
  /** Whether the page is about something that the member bought. */
  readonly isPurchase: boolean;
  readonly sections: readonly FoundText[];
  readonly addresses: readonly FoundText[];
}

export function pageKind(
  lines: readonly TextLine[],
  page: { readonly width: number; readonly height: number },
): PageKind {
  const [sections, addresses] = [buyerSections(lines), addressesByTown(lines)];
  return {
    isSale: sections.length > 0 || isSalePage(lines, page, addresses.length > 0),
    isPurchase: isPurchasePage(lines),
    sections,
    addresses,
  };
}
