import type { Amount } from '../candidates/amounts';
import { isClearlyFee } from '../candidates/fee-labels';
import { rankerPageOf, type RankerPage } from '../candidates/ranker-page';
import { pageSlope } from '../layout/deskew';
import { bottomEdge, enclosingBox, gapBetween, containsCenter } from '../layout/geometry';
import type { Box, RecognizedPage, RecognizedWord } from '../layout/recognized-page';
import { wordsBetween } from '../layout/text-lines';
import { chooseSale } from '../ranker/choose-sale';
import type { ExtractedSale } from './extracted-sale';
import type { ExtractedValueBoxes } from './extracted-value-boxes';
import { platformOf } from './platform';
import type { PrintedPrice } from './second-reading';
import { soldDateOf } from './sold-date';

/** Extracts title, sold price, sold date and platform of a sale from a page. See docs/reading-screenshots.md. */
export const extractSale = (page: RecognizedPage): ExtractedSale =>
  extractSaleWithValueBoxes(page).sale;

export interface SaleWithValueBoxes {
  readonly sale: ExtractedSale;
  readonly places: ExtractedValueBoxes;
}

/**
 * Extracts a sale like `extractSale`. Also returns the boxes on the page that show the values, and the price as
 * printed on the page, so that the price can be read a second time. `printed` is null if no price was found.
 */
export function extractSaleWithValueBoxes(
  page: RecognizedPage,
): SaleWithValueBoxes & { readonly printed: PrintedPrice | null } {
  const read = rankerPageOf(page);
  const chosen = chooseSale(read);
  const { title, price, confidence, amount, titleLines } = chosen;
  const platform = platformOf(read.level, read.allLines, chosen);
  const soldDate = soldDateOf(read.level, read.areas.lines, chosen.titleBox);
  const boxOf = placesOn(page);
  return {
    sale: {
      title,
      price,
      confidence,
      ...(platform && { platform }),
      ...(soldDate && { soldDate: soldDate.day }),
    },
    printed: amount && {
      cents: amount.cents,
      hasCents: amount.hasCents,
      box: boxOf(amount.words),
    },
    places: {
      title: titleLines.map(boxOf),
      price: amount && boxOf(withCurrency(nearestCopy(amount, read, chosen.titleBox))),
      soldDate: soldDate && boxOf(soldDate.words),
    },
  };
}

/**
 * A page may show the price several times, for example as a subtotal. Of all places that show the same amount beside or
 * below the title, returns the one that is nearest to the title. Ignores fees. Returns the given amount if there is no
 * title.
 */
function nearestCopy(amount: Amount, { amounts, areas }: RankerPage, title: Box | null): Amount {
  if (!title) return amount;
  // In a list, the same amount above the title belongs to the previous row. The same amount inside the title is part of
  // the title.
  const isBesideOrBelow = ({ box }: Amount): boolean =>
    bottomEdge(box) > title.y && !containsCenter(title, box);
  const copies = amounts
    .filter(({ cents, hasSign }) => cents === amount.cents && hasSign === amount.hasSign)
    .filter((copy) => isBesideOrBelow(copy) && !isClearlyFee(copy, areas.lines));
  const all = containsCenter(title, amount.box) ? copies : [amount, ...copies];
  const [nearest = amount] = all.toSorted(
    (one, other) => gapBetween(one.box, title) - gapBetween(other.box, title),
  );
  return nearest;
}

/** Returns the words of an amount, and the word 'USD' if it follows the amount. */
function withCurrency({ line, from, to, after }: Amount): RecognizedWord[] {
  const currency = /^ ?USD?\b/.exec(after)?.[0] ?? '';
  return wordsBetween(line, from, to + currency.length);
}

/**
 * Returns a function that converts words of the level page to the box around them on the original picture. The returned
 * function reverses the rotation of `deskewedPage`.
 */
function placesOn(page: RecognizedPage): (words: readonly RecognizedWord[]) => Box {
  const slope = pageSlope(page);
  return (words) =>
    enclosingBox(
      words.map(({ box }) => {
        const across = box.x + box.width / 2 - page.width / 2;
        const down = box.y + box.height / 2 - page.height / 2;
        return { ...box, x: box.x - slope * down, y: box.y + slope * across };
      }),
    );
}
