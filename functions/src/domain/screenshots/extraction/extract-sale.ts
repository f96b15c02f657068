import { readPage } from '../candidates/read-page';
import { pageSlope } from '../layout/deskew';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { chooseSale } from '../ranker/choose-sale';
import type { ExtractedSale } from './extracted-sale';
import { platformOf } from './platform';
import type { PrintedPrice } from './second-reading';
import { soldDateOf } from './sold-date';

/** Extracts title, sold price, sold date and platform from a page. See docs/reading-screenshots.md. */
export const extractSale = (page: RecognizedPage): ExtractedSale => readSale(page).sale;

/** Also returns where the price is, for a second reading, or null if there is no price. */
export function readSale(page: RecognizedPage): {
  readonly sale: ExtractedSale;
  readonly printed: PrintedPrice | null;
} {
  const read = readPage(page);
  const chosen = chooseSale(read);
  const { title, price, confidence, amount } = chosen;
  const platform = platformOf(read.level, read.allLines, chosen);
  const soldDate = soldDateOf(read.level, read.areas.lines, chosen.titleBox);
  return {
    sale: {
      title,
      price,
      confidence,
      ...(platform && { platform }),
      ...(soldDate && { soldDate }),
    },
    printed: amount && {
      cents: amount.cents,
      hasCents: amount.hasCents,
      box: tilted(amount.box, page),
    },
  };
}

/** The reverse of `deskewed`: converts a box of the level page to the picture. */
function tilted(box: Box, page: RecognizedPage): Box {
  const slope = pageSlope(page);
  const across = box.x + box.width / 2 - page.width / 2;
  const down = box.y + box.height / 2 - page.height / 2;
  return { ...box, x: box.x - slope * down, y: box.y + slope * across };
}
