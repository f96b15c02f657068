import * as z from 'zod/mini';
import { pictureAreaSchema } from './picture-area';

export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 40_000_000;
export const PICTURE_MAX_SIDE = 1600;
/** Side lengths of the square thumbnails, in pixels. */
export const THUMBNAIL_WIDTHS = [320, 480, 640] as const;

export const IMAGE_MESSAGES = {
  missing: 'Please select an image to upload',
  tooLarge: 'This image is too large. Please choose one that is 15 MB or smaller.',
  tooManyPixels: 'This image has too many pixels. Please choose one with 40 megapixels or fewer.',
  unsupported: "We can't read this file. Please choose a JPEG, PNG, WebP, HEIC or GIF image.",
} as const;

const rendition = {
  url: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
};

/**
 * The colors of 4 × 4 pixels that the app shows in place of a picture, as base64. Each pixel has 3 bytes (blue, green,
 * red), bottom row first, as in a BMP file.
 */
const placeholderSchema = z.string().check(z.regex(/^[A-Za-z0-9+/]{64}$/));

export const pictureSchema = z.object({
  ...rendition,
  /**
   * The thumbnails as WebP files, the smallest first. They are square. In older records, they have the aspect ratio of
   * the picture instead.
   */
  thumbnails: z.array(z.object(rendition)),
  /**
   * Whether each thumbnail is also stored as an AVIF file, whose URL `avifUrlOf` returns. Older records lack this
   * field.
   */
  hasAvif: z._default(z.boolean(), false),
  /**
   * The colors to show until a thumbnail loads. Null if the thumbnails have transparent areas, or if they show a drawn
   * card that is older than the owner's last edit. Older records lack this field.
   */
  placeholder: z._default(z.nullable(placeholderSchema), null),
  /**
   * The area of the picture that the thumbnails show. Null if it is the default area that `thumbnailArea` returns.
   * Older records lack this field.
   */
  shown: z._default(z.nullable(pictureAreaSchema), null),
  /**
   * Whether the thumbnails are drawn from title, platform and price instead of cut from the picture. Older records lack
   * this field.
   */
  isDrawn: z._default(z.boolean(), false),
});
export type Picture = z.infer<typeof pictureSchema>;
