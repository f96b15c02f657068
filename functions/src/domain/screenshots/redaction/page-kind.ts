import type { TextLine } from '../layout/text-lines';
import { addressesByTown, findTextsInBuyerSections } from './address-blocks';
import type { FoundPersonalText } from './found-personal-text';
import { isPurchasePage, isSalePage } from './page-wording';

/**
 * The subject of a page: a sale, a purchase or neither. `sections` and `addresses` are the personal texts that were
 * found while the subject was determined.
 */
export interface PageKind {
  readonly isSale: boolean;
  /** Whether the page is about something that the member bought. */
  readonly isPurchase: boolean;
  readonly sections: readonly FoundPersonalText[];
  readonly addresses: readonly FoundPersonalText[];
}

export function pageKind(
  lines: readonly TextLine[],
  page: { readonly width: number; readonly height: number },
): PageKind {
  const [sections, addresses] = [findTextsInBuyerSections(lines), addressesByTown(lines)];
  return {
    isSale: sections.length > 0 || isSalePage(lines, page, addresses.length > 0),
    isPurchase: isPurchasePage(lines),
    sections,
    addresses,
  };
}
