import type { Page } from '@playwright/test';
import type { PictureArea } from '../../contract/schemas/picture-area';
import { extractedTextSchema } from '../../contract/schemas/extraction';
import type { ScreenshotFile } from './screenshots';

export interface Brightness {
  /** The highest and the lowest value of any channel, from 0 to 255. */
  readonly lightest: number;
  readonly darkest: number;
  /** The share of pixels that are nearly white, from 0 to 1. */
  readonly white: number;
}

/** Returns the brightness of an area of a picture. `url` must have the origin of the page. */
export const brightnessOf = (page: Page, url: string, area: PictureArea): Promise<Brightness> =>
  page.evaluate(
    async ([url, { x, y, width, height }]) => {
      const image = new Image();
      image.src = url;
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
      const colors = data.filter((_, index) => index % 4 !== 3);
      const pixels = Array.from({ length: colors.length / 3 }, (_, index) =>
        colors.subarray(3 * index, 3 * index + 3),
      );
      return {
        white: pixels.filter((pixel) => Math.min(...pixel) > 240).length / pixels.length,
        lightest: colors.reduce((most, value) => Math.max(most, value), 0),
        darkest: colors.reduce((least, value) => Math.min(least, value), 255),
      };
    },
    [url, area] as const,
  );

export async function recognizeText(
  page: Page,
  picture: Buffer,
  mimeType: string,
): Promise<string> {
  const response = await page.request.post('/api/ocr/extract-text', {
    multipart: { image: { name: 'picture', mimeType, buffer: picture } },
  });
  return extractedTextSchema.parse(await response.json()).text;
}

/** The APP1 segment of a JPEG with EXIF orientation 6, which means: turn the photo clockwise by 90°. */
const ROTATED = Buffer.from(
  'ffe1002245786966000049492a0008000000010012010300010000000600000000000000',
  'hex',
);

export async function toExifRotatedJpeg(page: Page, file: ScreenshotFile): Promise<ScreenshotFile> {
  const url = await page.evaluate(
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
  const [, base64 = ''] = url.split(',');
  const jpeg = Buffer.from(base64, 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), ROTATED, jpeg.subarray(2)]);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}
