import { type ReadSale, readSale } from '../../domain/screenshots/extraction/extract-sale';
import { withSecondReading } from '../../domain/screenshots/extraction/second-reading';
import { boundedPage } from '../../domain/screenshots/layout/bounded-page';
import type { Box, RecognizedPage } from '../../domain/screenshots/layout/recognized-page';

/** Confidence in title and price from which a second look hardly ever changes them: see decision 0102. */
export const SURE_AT_FIRST_LOOK = 0.9;

/** Further readings by the engine. */
interface Readings {
  /** Returns the page as the engine sees it in two looks. */
  readonly lookAgain: () => Promise<RecognizedPage>;
  readonly readAgain: (box: Box) => Promise<readonly string[]>;
}

export interface ReadScreenshot extends ReadSale {
  /** The page that was read. */
  readonly page: RecognizedPage;
}

/**
 * Extracts a sale. Looks at the screenshot again unless title and price are sure, and reads the price again. If the engine fails at
 * either, the earlier reading stands.
 */
export async function readScreenshot(
  firstLook: RecognizedPage,
  { lookAgain, readAgain }: Readings,
): Promise<ReadScreenshot> {
  let page = boundedPage(firstLook);
  let read = readSale(page);
  if (read.sale.confidence < SURE_AT_FIRST_LOOK) {
    page = boundedPage(await lookAgain().catch(() => firstLook));
    read = readSale(page);
  }
  const { sale, places, printed } = read;
  if (!printed) return { page, sale, places };
  const texts = await readAgain(printed.box).catch(() => []);
  return { page, sale: withSecondReading(sale, printed, texts), places };
}
