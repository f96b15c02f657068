import { readSale } from '../../domain/screenshots/extraction/extract-sale';
import type { ExtractedSale } from '../../domain/screenshots/extraction/extracted-sale';
import { withSecondReading } from '../../domain/screenshots/extraction/second-reading';
import type { Box, RecognizedPage } from '../../domain/screenshots/layout/recognized-page';

/** Extracts a sale and reads its price again with `readAgain`. If that fails, the first reading stands. */
export async function saleReadTwice(
  page: RecognizedPage,
  readAgain: (box: Box) => Promise<readonly string[]>,
): Promise<ExtractedSale> {
  const { sale, printed } = readSale(page);
  if (!printed) return sale;
  const texts = await readAgain(printed.box).catch(() => []);
  return withSecondReading(sale, printed, texts);
}
