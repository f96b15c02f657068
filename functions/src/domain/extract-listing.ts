import { withJoinedCents } from './listing/amounts';
import { chooseListing, type ExtractedListing } from './listing/choose-listing';
import { ownColumn } from './listing/own-column';
import { pageAreas } from './listing/page-areas';
import { platformOf } from './listing/platform';
import { priceCandidates } from './listing/price-candidates';
import { soldDateOf } from './listing/sold-date';
import { textLines } from './listing/text-lines';
import { levelled } from './listing/tilt';
import { titleCandidates } from './listing/title-candidates';
import type { OcrPage } from './ocr-page';

/**
 * Reads the item's title, its own sold price, the day of the sale and the marketplace off a screenshot of a listing, a
 * sold row or an order page, by what stands around each text: the words marketplaces use, sizes, and who stands beside
 * or below whom.
 */
export function extractListing(page: OcrPage): ExtractedListing {
  const upright = levelled(page);
  const whole = { ...upright, words: withJoinedCents(upright.words) };
  const level = ownColumn(whole, textLines(whole));
  const lines = textLines(level);
  const areas = pageAreas(level, lines);
  const chosen = chooseListing(titleCandidates(areas), priceCandidates(areas));
  const { title, price, confidence } = chosen;
  const platform = platformOf(level, lines, chosen);
  const soldDate = soldDateOf(areas.lines, chosen.titleBox);
  return { title, price, confidence, ...(platform && { platform }), ...(soldDate && { soldDate }) };
}
