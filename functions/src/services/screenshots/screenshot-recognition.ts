import { pictureArea } from '@contract/rules/picture-area';
import {
  type AutoExtract,
  CONFIDENCE_MEDIUM,
  RECOGNITION_MESSAGES,
} from '@contract/schemas/extraction';
import { findCover, type FoundCover } from '../../domain/screenshots/cover/find-cover';
import { pictureFacts } from '../../domain/screenshots/cover/picture-facts';
import type { PixelGrid } from '../../domain/screenshots/cover/pixel-grid';
import { focusAreaOf, titleAndPriceAreas } from '../../domain/screenshots/extraction/text-areas';
import { findItemPart } from '../../domain/screenshots/item-part/find-item-part';
import { boundedPage } from '../../domain/screenshots/layout/bounded-page';
import type { Box, RecognizedPage } from '../../domain/screenshots/layout/recognized-page';
import { readingOrderText } from '../../domain/screenshots/layout/text-lines';
import { findFeeAmounts } from '../../domain/screenshots/redaction/fee-amounts';
import { findPersonalInfo } from '../../domain/screenshots/redaction/find-personal-info';
import { isHardToRead } from '../../domain/screenshots/redaction/hard-to-read';
import type { RecognitionImageDecoder } from '../../gateways/text-recognition/recognition-images';
import type {
  RecognitionLayout,
  TextRecognition,
} from '../../gateways/text-recognition/text-recognition';
import { AppError } from '../../lib/app-error';
import { startTimeBudget } from '../../lib/time-budget';
import type { RecognitionAllowance } from './recognition-allowance';
import type { RecognitionQueue } from './recognition-queue';
import {
  type SaleWithValueBoxes,
  extractSaleWithValueBoxes,
} from '../../domain/screenshots/extraction/extract-sale';
import {
  isSameAmount,
  type PrintedPrice,
  withSecondReading,
} from '../../domain/screenshots/extraction/second-reading';

/** A crop counts as a single line if its width is more than this many times its height. */
const LINE_ASPECT = 9;

/** Reads screenshots for the share form. Pictures and their text are neither stored nor logged. */
export interface ScreenshotRecognition {
  /**
   * Returns the suggestions for the share form, and the personal information in the screenshot. If the screenshot has
   * no text or the member has no recognitions left today, title and price are empty with confidence 0. Personal
   * information is found in any case.
   */
  autoExtract(uid: string, upload: Buffer): Promise<AutoExtract>;
  /** Returns the text of a crop in reading order, on one line. */
  extractText(uid: string, upload: Buffer): Promise<string>;
}

interface RecognitionDeps {
  readonly images: RecognitionImageDecoder;
  readonly textRecognition: TextRecognition;
  readonly queue: RecognitionQueue;
  readonly allowance: RecognitionAllowance;
  /** How many milliseconds a whole request may take: waiting in the queue, preparing the picture, and recognition. */
  readonly budgetMs: number;
  readonly now: () => Date;
}

/**
 * Creates the recognition of screenshots. Invalid pictures do not count as recognitions. Methods throw AppError
 * 'too_many_requests', 'unsupported_media_type', 'too_large', or 'unavailable' if the engine fails or the time is used
 * up. `extractText` also throws 'recognitions_exhausted'.
 */
export function createScreenshotRecognition({
  images,
  textRecognition,
  queue,
  allowance,
  budgetMs,
  now,
}: RecognitionDeps): ScreenshotRecognition {
  /** Runs the steps of the work. When the request's time is over, rejects and starts no further step. */
  const inTime = <T>(work: (step: Step) => Promise<T>): Promise<T> => {
    const budget = startTimeBudget({ ms: budgetMs, now, late: tooLate });
    return budget.spend(() => queue.run(() => work(budget.spend)));
  };
  const recognize = (image: PixelGrid, layout: RecognitionLayout, step: Step) =>
    step(() => textRecognition.recognize(image, layout));
  return {
    autoExtract: (uid, upload) =>
      inTime(async (step) => {
        textRecognition.warmUp();
        const image = await step(() => images.screenshot(upload));
        const ahead = step(() => lookAhead(images, image));
        // If `ahead` fails, `await ahead` below throws the error. The error must not be thrown earlier, because the
        // request has to keep its place in the queue until the engine has finished. This handler prevents an unhandled
        // rejection until then.
        ahead.catch(() => undefined);
        const { result, wasLeft } = await step(() =>
          allowance.spendIfLeft(uid, () => recognize(image, 'screenshot', step)),
        );
        const pixels = await ahead;
        const read = await step(() =>
          readScreenshot(result, {
            lookAgain: () => textRecognition.lookAgain(image, result),
            readAgain: (box, isEnough) => textRecognition.readAgain(image, box, isEnough),
          }),
        );
        const shown = wasLeft
          ? { ...read.sale, ...titleAndPriceAreas(read.page, read.places) }
          : { ...NO_SUGGESTION, isCheckOnly: true };
        return { ...shown, ...areasOf(read, findCover(read.page, pixels, read.places.title)) };
      }),

    extractText: (uid, upload) =>
      inTime(async (step) => {
        textRecognition.warmUp();
        const crop = await step(() => images.crop(upload));
        const page = await step(() =>
          allowance.spend(uid, () => recognize(crop, layoutOf(crop), step)),
        );
        return readingOrderText(boundedPage(page));
      }),
  };
}

/**
 * Returns the small copy of the picture for `findCover`. Also prepares the facts about the pixels that `findCover`
 * needs. Most of this happens while the engine reads the words on another core.
 */
async function lookAhead(images: RecognitionImageDecoder, image: PixelGrid): Promise<PixelGrid> {
  const copy = await images.smallCopy(image);
  pictureFacts(copy);
  return copy;
}

const NO_SUGGESTION = { title: '', price: '', confidence: 0 };

function areasOf({ page, ...read }: ReadScreenshot, found: FoundCover) {
  const inShares = <Found extends { readonly box: Box }>({ box, ...place }: Found) => ({
    ...place,
    area: pictureArea(box, page),
  });
  const { sale, places } = read;
  const title = sale.confidence < CONFIDENCE_MEDIUM ? [] : places.title;
  return {
    ...found,
    personalInfo: findPersonalInfo(page, title).map(inShares),
    fees: findFeeAmounts(page).map(inShares),
    focus: focusAreaOf(page, places),
    itemPart: findItemPart(page, read, found.cover),
    isHardToRead: isHardToRead(page, found.cover),
  };
}

type Step = <T>(work: () => Promise<T>) => Promise<T>;

function tooLate(): AppError {
  return new AppError('unavailable', RECOGNITION_MESSAGES.unavailable);
}

function layoutOf({ width, height }: PixelGrid): RecognitionLayout {
  return width > height * LINE_ASPECT ? 'line' : 'block';
}

/**
 * If the confidence in title and price is at least this (0 to 1), the screenshot is not read a second time, because a
 * second reading hardly ever changes title and price (ADR 0102).
 */
export const MIN_CONFIDENCE_FOR_ONE_READING = 0.9;

/** Further readings of the screenshot by the engine. */
interface Readings {
  /** Reads the whole screenshot a second time. Returns the page with the words of both readings. */
  readonly lookAgain: () => Promise<RecognizedPage>;
  readonly readAgain: (box: Box, isEnough: (text: string) => boolean) => Promise<readonly string[]>;
}

interface ReadScreenshot extends SaleWithValueBoxes {
  /** The page after all readings. */
  readonly page: RecognizedPage;
}

/**
 * Finds the sale in a screenshot, and reads the area of the price again. Reads the whole screenshot a second time
 * unless the confidence in title and price is high. If the engine fails in one of these steps, uses the earlier
 * reading.
 */
export async function readScreenshot(
  firstLook: RecognizedPage,
  { lookAgain, readAgain }: Readings,
): Promise<ReadScreenshot> {
  const readPage = async (
    page: RecognizedPage,
    { sale, places, printed } = extractSaleWithValueBoxes(page),
  ): Promise<ReadScreenshot> => {
    const readPrice = (price: PrintedPrice) =>
      readAgain(price.box, (text) => isSameAmount(price, text)).catch(() => []);
    const texts = printed ? await readPrice(printed) : [];
    return { page, places, sale: printed ? withSecondReading(sale, printed, texts) : sale };
  };
  const page = boundedPage(firstLook);
  const read = extractSaleWithValueBoxes(page);
  const first = isSure(read) ? await readPage(page, read) : null;
  if (first && isSure(first)) return first;
  const both = await lookAgain().catch(() => firstLook);
  if (both === firstLook) return first ?? readPage(page, read);
  return readPage(boundedPage(both));
}

const isSure = ({ sale }: SaleWithValueBoxes): boolean =>
  sale.confidence >= MIN_CONFIDENCE_FOR_ONE_READING;
