import type { FoundCover } from '../../domain/screenshots/cover/find-cover';
import { type ReadSale, readSale } from '../../domain/screenshots/extraction/extract-sale';
import { withSecondReading } from '../../domain/screenshots/extraction/second-reading';
import { boundedPage } from '../../domain/screenshots/layout/bounded-page';
import type { Box, RecognizedPage } from '../../domain/screenshots/layout/recognized-page';

/** Confidence in title and price from which a second look hardly ever changes them: see decision 0102. */
export const SURE_AT_FIRST_LOOK = 0.9;

/** Further readings by the engine. */
export interface Readings {
  /** Returns the page as the engine sees it in two looks. */
  readonly lookAgain: () => Promise<RecognizedPage>;
  readonly readAgain: (box: Box) => Promise<readonly string[]>;
  /** Takes the boxes of the title, in pixels of the page. */
  readonly findCover: (page: RecognizedPage, title: readonly Box[]) => FoundCover;
}

export interface ReadScreenshot extends ReadSale {
  /** The page that was read. */
  readonly page: RecognizedPage;
  readonly found: FoundCover;
}

/**
 * Extracts a sale, reads its price again, and finds the cover meanwhile. Looks at the screenshot a second time unless title and price are sure. If the engine fails
 * at either, the earlier reading stands.
 */
export async function readScreenshot(
  firstLook: RecognizedPage,
  { lookAgain, readAgain, findCover }: Readings,
): Promise<ReadScreenshot> {
  const readPage = async (
    page: RecognizedPage,
    { sale, places, printed } = readSale(page),
  ): Promise<ReadScreenshot> => {
    const again = printed && readAgain(printed.box).catch(() => []);
    const found = findCover(page, places.title);
    const texts = (await again) ?? [];
    return { page, places, found, sale: printed ? withSecondReading(sale, printed, texts) : sale };
  };
  const page = boundedPage(firstLook);
  const read = readSale(page);
  const first = isSure(read) ? await readPage(page, read) : null;
  if (first && isSure(first)) return first;
  const both = await lookAgain().catch(() => firstLook);
  if (both === firstLook) return first ?? readPage(page, read);
  return readPage(boundedPage(both));
}

const isSure = ({ sale }: ReadSale): boolean => sale.confidence >= SURE_AT_FIRST_LOOK;
