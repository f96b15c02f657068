import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import { readPixels } from '../../functions/src/gateways/pictures/pixels';
import { drawThumbnail, squareOf } from '../../functions/src/gateways/pictures/thumbnails';
import { ROOT } from '../stack/paths';

/** Screenshots of phones and of single listings, which are what members share most. */
const SCREENSHOTS = join(ROOT, 'functions/test/readings/drawn/*-{mobile,card}-*');
/** `CARD_SIZES` in the web app makes phones ask for this. */
const PHONE_WIDTH = 480;

/** Returns the sizes in bytes of the pictures that a phone loads for one page of the item list. */
export async function phonePictures(): Promise<(readonly [string, number])[]> {
  const files = globSync(SCREENSHOTS).sort().slice(0, PAGE_SIZE);
  if (files.length < PAGE_SIZE) throw new Error(`${SCREENSHOTS} matches too few files`);
  return Promise.all(
    files.map(async (file) => {
      const square = await squareOf(await readPixels(readFileSync(file)));
      const { avif } = await drawThumbnail(square, PHONE_WIDTH);
      return [basename(file), avif.length] as const;
    }),
  );
}
