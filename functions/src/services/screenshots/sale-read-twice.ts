import { type ReadSale, readSale } from '../../domain/screenshots/extraction/extract-sale';
import { withSecondReading } from '../../domain/screenshots/extraction/second-reading';
import type { Box, RecognizedPage } from '../../domain/screenshots/layout/recognized-page';

/** Extracts a sale and reads its price again with `readAgain`. If that fails, the first reading stands. */
export async function saleReadTwice(
  page: RecognizedPage,
  readAgain: (box: Box) => Promise<readonly string[]>,
): Promise<ReadSale> {
  const { sale, places, printed } = readSale(page);
  if (!printed) return { sale, places };
  const texts = await readAgain(printed.box).catch(() => []);
  return { sale: withSecondReading(sale, printed, texts), places };
}
