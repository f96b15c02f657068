import * as z from 'zod/mini';

export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 40_000_000;
export const PICTURE_MAX_SIDE = 1600;
export const THUMBNAIL_WIDTHS = [320, 640] as const;

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

export const pictureSchema = z.object({
  ...rendition,
  thumbnails: z.array(z.object(rendition)),
});
export type Picture = z.infer<typeof pictureSchema>;
