import { deskewedPage } from '../layout/deskew';
import type { RecognizedPage } from '../layout/recognized-page';
import { type TextLine, textLines } from '../layout/text-lines';
import { type Amount, amountsOf, withJoinedCents, withRestoredCents } from './amounts';
import { orderTotals } from './order-sums';
import { pageStructure, type PageStructure, withoutCutCards } from './page-structure';

/**
 * A page with everything that the ranker needs. The ranker is the code that chooses the title and the price. `level` is
 * the page without tilt and without the words of cards that the picture cuts off.
 */
export interface RankerPage {
  readonly level: RecognizedPage;
  /** All lines, including those of the browser bar and of other listings. */
  readonly allLines: readonly TextLine[];
  readonly areas: PageStructure;
  readonly amounts: readonly Amount[];
  readonly totals: ReadonlySet<Amount>;
}

/**
 * At most this many amounts of a page are used. The number must be limited, because each amount is compared with all
 * other amounts. Real pages about a sale have fewer amounts.
 */
const MAX_AMOUNTS = 100;

export function rankerPageOf(page: RecognizedPage): RankerPage {
  const upright = deskewedPage(page);
  const whole = { ...upright, words: withJoinedCents(upright.words) };
  const level = withoutCutCards(whole, textLines(whole));
  const allLines = textLines(level);
  const areas = pageStructure(level, allLines);
  const amounts = withRestoredCents(areas.lines.flatMap(amountsOf))
    .filter(({ cents }) => cents > 0)
    .slice(0, MAX_AMOUNTS);
  return { level, allLines, areas, amounts, totals: orderTotals(amounts, areas.lines) };
}
