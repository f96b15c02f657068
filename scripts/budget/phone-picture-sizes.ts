import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { coverThumbnailSquare } from '@contract/rules/cover-thumbnail-square';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import { readPixels } from '../../functions/src/gateways/pictures/pixels';
import { resizeToThumbnail, cutSquare } from '../../functions/src/gateways/pictures/sharp-pictures';
import { ROOT } from '../lib/paths';

/** Matches drawn screenshots of phones and of single cards. Members mostly share screenshots of these two kinds. */
const SCREENSHOTS = join(ROOT, 'functions/test/readings/drawn/*-{mobile,card}-*');
/** The width in pixels of the thumbnails that phones request. It follows from `CARD_PICTURE_SIZES` in the web app. */
const PHONE_WIDTH = 480;

/** A cover that contains the whole picture. */
export const WHOLE_PICTURE = { x: 0, y: 0, width: 1, height: 1 };

/** Returns the sizes in bytes of the pictures that a phone loads for one page of the item list. */
export async function phonePictureSizes(): Promise<(readonly [string, number])[]> {
  const files = globSync(SCREENSHOTS).sort().slice(0, PAGE_SIZE);
  if (files.length < PAGE_SIZE) throw new Error(`${SCREENSHOTS} matches too few files`);
  return Promise.all(
    files.map(async (file) => {
      const pixels = await readPixels(readFileSync(file));
      const square = await cutSquare(pixels, coverThumbnailSquare(pixels.info, WHOLE_PICTURE));
      const { avif } = await resizeToThumbnail(square, PHONE_WIDTH);
      return [basename(file), avif.length] as const;
    }),
  );
}
