import * as z from 'zod/mini';
import { MAX_PART_AREAS } from './item-part';
import { parsePictureArea } from './picture-area-format';

/** The least width and height of a cropped picture, in pixels of the stored picture. */
export const MIN_CROP_PX = 24;

export const PICTURE_CROP_MESSAGES = {
  area: 'The frame is outside the picture.',
  whole: 'The frame covers the whole picture. Make it smaller.',
  small: 'The frame is too small. Make it larger.',
  warning: "This can't be undone. Everything outside the frame will be deleted.",
} as const;

/** The limit of the request body. It fits every crop: an area has at most 30 characters. */
export const PICTURE_CROP_MAX_BYTES = 1024;

/** The part of the stored picture that a crop keeps. Each area is in the format of `formatPictureArea`. */
export const pictureCropSchema = z.strictObject({
  itemPart: z
    .array(
      z
        .string()
        .check(z.refine((text) => parsePictureArea(text) !== null, PICTURE_CROP_MESSAGES.area)),
    )
    .check(z.minLength(1), z.maxLength(MAX_PART_AREAS)),
});
