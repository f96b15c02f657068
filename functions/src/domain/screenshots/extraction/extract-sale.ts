import { withJoinedCents } from './amounts';
import { chooseSale, type ExtractedSale } from './choose-sale';
import { withoutCutCards, pageAreas } from './page-areas';
import { platformOf } from './platform';
import { priceCandidates } from './price-candidates';
import { soldDateOf } from './sold-date';
import { textLines } from '../layout/text-lines';
import { deskewed } from '../layout/deskew';
import { titleCandidates } from './title-candidates';
import type { RecognizedPage } from '../layout/recognized-page';

/** Extracts title, sold price, sold date and platform from a page. See docs/reading-screenshots.md. */
export function extractSale(page: RecognizedPage): ExtractedSale {
  const upright = deskewed(page);
  const whole = { ...upright, words: withJoinedCents(upright.words) };
  const level = withoutCutCards(whole, textLines(whole));
  const lines = textLines(level);
  const areas = pageAreas(level, lines);
  const chosen = chooseSale(titleCandidates(areas), priceCandidates(areas));
  const { title, price, confidence } = chosen;
  const platform = platformOf(level, lines, chosen);
  const soldDate = soldDateOf(level, areas.lines, chosen.titleBox);
  return { title, price, confidence, ...(platform && { platform }), ...(soldDate && { soldDate }) };
}
