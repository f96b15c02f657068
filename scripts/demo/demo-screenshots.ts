import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parsePictureArea } from '@contract/schemas/picture-area-format';
import { coverThumbnailSquare } from '@contract/rules/cover-thumbnail-square';
import { formattedPictureAreaSchema } from '@contract/schemas/cover';
import { platformSchema } from '@contract/schemas/platform';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { readPixels, sharpFromPixels } from '../../functions/src/gateways/pictures/pixels';
import { cutSquare } from '../../functions/src/gateways/pictures/sharp-pictures';
import type { DemoSale } from './demo-sales';
import manifest from './screenshots/manifest.json';

const screenshotSchema = z.object({
  file: z.string(),
  title: z.string(),
  platform: platformSchema,
  soldPrice: z.string(),
  /** The sold date that the screenshot shows. Null if it shows no date with a year. */
  soldDate: z.nullable(z.iso.date()),
  /** The area of the photograph. Null if the screenshot has no photograph. */
  cover: z.nullable(formattedPictureAreaSchema),
  /** The area of title and price. */
  focus: formattedPictureAreaSchema,
});

/** The screenshots of all demo sales, in the order of `demoSales`. `npm run draw:demo` draws them. */
export const DEMO_SCREENSHOTS = z.array(screenshotSchema).parse(manifest);
export const SCREENSHOT_FOLDER = join(import.meta.dirname, 'screenshots');

interface SharedDemoSale {
  readonly sale: SaleSubmission;
  readonly screenshot: Buffer;
}

/**
 * Returns the demo sale with this index in the form in which a member shares it. Adds the screenshot, and its cover,
 * focus and sold date.
 */
export async function demoSaleWithScreenshot(
  { sale, addedAt }: Pick<DemoSale, 'sale' | 'addedAt'>,
  index: number,
): Promise<SharedDemoSale> {
  const shown = DEMO_SCREENSHOTS[index];
  if (shown?.title !== sale.title)
    throw new Error(`There is no screenshot of '${sale.title}'. Run npm run draw:demo.`);
  const { file, cover, focus, soldDate } = shown;
  return {
    sale: {
      ...sale,
      ...(cover === null ? {} : { cover }),
      focus,
      ...(soldDate === null ? {} : { soldDate: soldDateBefore(addedAt, soldDate) }),
    },
    screenshot: await readFile(join(SCREENSHOT_FOLDER, file)),
  };
}

/**
 * Returns the photograph of a product as a square PNG. Takes the photograph from the product's first screenshot that
 * contains one.
 */
export async function productPhotographOf(product: string): Promise<Buffer> {
  const shown = DEMO_SCREENSHOTS.find(
    ({ file, cover }) => cover !== null && file.endsWith(`-${product}.webp`),
  );
  if (!shown) throw new Error(`No screenshot has a photograph of ${product}`);
  const pixels = await readPixels(await readFile(join(SCREENSHOT_FOLDER, shown.file)));
  const cover = parsePictureArea(shown.cover ?? '');
  if (!cover) throw new Error(`The cover of ${shown.file} is no area`);
  const square = await cutSquare(pixels, coverThumbnailSquare(pixels.info, cover));
  return (await sharpFromPixels(square)).png().toBuffer();
}

/** Returns the sold date. Returns undefined if the sold date is after the date when the sale is shared. */
const soldDateBefore = (addedAt: Date, day: string): string | undefined =>
  day <= addedAt.toISOString().slice(0, 10) ? day : undefined;
