import { chooseListing, type ExtractedListing } from './listing/choose-listing';
import { pageAreas } from './listing/page-areas';
import { priceCandidates } from './listing/price-candidates';
import { textLines } from './listing/text-lines';
import { titleCandidates } from './listing/title-candidates';
import type { OcrPage } from './ocr-page';

/**
 * Reads the item's title and its own sold price off a screenshot of a listing, a sold row or an order page, by what
 * stands around each text: the words marketplaces use, sizes, and who stands beside or below whom.
 */
export function extractListing(page: OcrPage): ExtractedListing {
  const areas = pageAreas(page, textLines(page));
  return chooseListing(titleCandidates(areas), priceCandidates(areas));
}
