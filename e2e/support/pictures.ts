import type { Page } from '@playwright/test';
import type { PictureArea } from '../../contract/schemas/picture-area';
import { extractedTextSchema } from '../../contract/schemas/extraction';
import type { ScreenshotFile } from './screenshots';

/** How light the lightest and the darkest pixel of a part of a picture are, 0 (black) to 255. */
export interface Brightness {
  readonly lightest: number;
  readonly darkest: number;
}

/** Looks at all pixels inside a part of a picture that this page's origin serves. */
export const brightnessOf = (page: Page, url: string, area: PictureArea): Promise<Brightness> =>
  page.evaluate(
    async ([address, { x, y, width, height }]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { naturalWidth: across, naturalHeight: down } = image;
      const canvas = Object.assign(document.createElement('canvas'), {
        width: across,
        height: down,
      });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.drawImage(image, 0, 0);
      const left = Math.ceil(x * across);
      const top = Math.ceil(y * down);
      const right = Math.floor((x + width) * across);
      const bottom = Math.floor((y + height) * down);
      const { data } = context.getImageData(left, top, right - left, bottom - top);
      const colours = data.filter((_, index) => index % 4 !== 3);
      return {
        lightest: colours.reduce((most, value) => Math.max(most, value), 0),
        darkest: colours.reduce((least, value) => Math.min(least, value), 255),
      };
    },
    [url, area] as const,
  );

/** The text of a picture as the product itself reads it, on one line. */
export async function textOf(page: Page, picture: Buffer, mimeType: string): Promise<string> {
  const answer = await page.request.post('/api/ocr/extract-text', {
    multipart: { image: { name: 'picture', mimeType, buffer: picture } },
  });
  return extractedTextSchema.parse(await answer.json()).text;
}

/** EXIF that says to turn the picture clockwise by a quarter (orientation 6), as a JPEG's APP1 segment. */
const TURNED = Buffer.from(
  'ffe1002245786966000049492a0008000000010012010300010000000600000000000000',
  'hex',
);

/** A picture as a phone's camera stores one that was taken upright: lying, with a note to turn it. */
export async function turnedPhotograph(page: Page, file: ScreenshotFile): Promise<ScreenshotFile> {
  const address = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/jpeg', 0.95);
    },
    `data:${file.mimeType};base64,${file.buffer.toString('base64')}`,
  );
  const [, base64 = ''] = address.split(',');
  const jpeg = Buffer.from(base64, 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}
