import {
  type SaleWithPlaces,
  extractSaleWithPlaces,
} from '../../domain/screenshots/extraction/extract-sale';
import {
  isSameAmount,
  type PrintedPrice,
  withSecondReading,
} from '../../domain/screenshots/extraction/second-reading';
import { boundedPage } from '../../domain/screenshots/layout/bounded-page';
import type { Box, RecognizedPage } from '../../domain/screenshots/layout/recognized-page';

/** With at least this confidence in title and price, a second look hardly ever changes them (ADR 0102). */
export const SURE_AT_FIRST_LOOK = 0.9;

/** Further readings of the screenshot by the engine. */
export interface Readings {
  /** Looks at the screenshot a second time. Returns the page as the engine reads it from both looks. */
  readonly lookAgain: () => Promise<RecognizedPage>;
  readonly readAgain: (box: Box, isEnough: (text: string) => boolean) => Promise<readonly string[]>;
}

export interface ReadScreenshot extends SaleWithPlaces {
  /** The page as it was finally read. */
  readonly page: RecognizedPage;
}

/**
 * Finds the sale in a screenshot, and reads the place of its price again. Looks at the screenshot a second time unless
 * title and price are sure. If the engine fails in one of these steps, the earlier reading is used.
 */
export async function readScreenshot(
  firstLook: RecognizedPage,
  { lookAgain, readAgain }: Readings,
): Promise<ReadScreenshot> {
  const readPage = async (
    page: RecognizedPage,
    { sale, places, printed } = extractSaleWithPlaces(page),
  ): Promise<ReadScreenshot> => {
    const readPrice = (price: PrintedPrice) =>
      readAgain(price.box, (text) => isSameAmount(price, text)).catch(() => []);
    const texts = printed ? await readPrice(printed) : [];
    return { page, places, sale: printed ? withSecondReading(sale, printed, texts) : sale };
  };
  const page = boundedPage(firstLook);
  const read = extractSaleWithPlaces(page);
  const first = isSure(read) ? await readPage(page, read) : null;
  if (first && isSure(first)) return first;
  const both = await lookAgain().catch(() => firstLook);
  if (both === firstLook) return first ?? readPage(page, read);
  return readPage(boundedPage(both));
}

const isSure = ({ sale }: SaleWithPlaces): boolean => sale.confidence >= SURE_AT_FIRST_LOOK;
