import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSharp } from '../../../functions/src/gateways/pictures/uploaded-image';
import type { ExtractedScreenshot } from './extract-screenshots';
import { sentPicture, type SentPicture } from './sent-picture';

/** The screenshot size of the performance target, in pixels. */
const PHONE = { width: 1170, height: 2532 };
const PHONE_ASPECT = 1.7;

/** Returns the phone screenshots of at least PHONE's size. If there are none, scales up the largest one. */
export async function phoneScreenshots(
  folder: string,
  screenshots: readonly ExtractedScreenshot[],
): Promise<SentPicture[]> {
  const phones = screenshots
    .filter(({ size }) => size.height > PHONE_ASPECT * size.width)
    .toSorted((a, b) => b.size.height - a.size.height);
  const large = phones.filter(
    ({ size }) => size.width >= PHONE.width && size.height >= PHONE.height,
  );
  const bytesOf = ({ truth }: ExtractedScreenshot): Promise<Buffer> =>
    readFile(join(folder, truth.file));
  if (large.length === 0) {
    const scaled = phones.slice(0, 1).map(async (phone) => scaledUp(await bytesOf(phone)));
    return Promise.all(scaled.map(async (bytes) => sentPicture(await bytes)));
  }
  return Promise.all(large.map(async (phone) => sentPicture(await bytesOf(phone))));
}

async function scaledUp(screenshot: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(screenshot).autoOrient().resize({ height: PHONE.height }).png().toBuffer();
}
