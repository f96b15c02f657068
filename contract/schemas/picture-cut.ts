import * as z from 'zod/mini';
import { areaIn } from '../rules/area-text';
import { MAX_PART_AREAS } from './item-part';

/** The shorter side of a cut picture, in pixels of the stored picture. */
export const MIN_CUT_PX = 24;

export const PICTURE_CUT_MESSAGES = {
  area: 'The part must be inside the picture',
  whole: 'This part is the whole picture. Choose a smaller part.',
  small: 'This part is too small. Choose a larger part of the picture.',
  warning: "This can't be undone: the rest of the picture is deleted.",
} as const;

/** An area has at most 30 characters. */
export const PICTURE_CUT_MAX_BYTES = 1024;

/** The part of the stored picture that stays, as `areaText` writes each of its areas. */
export const pictureCutSchema = z.strictObject({
  itemPart: z
    .array(z.string().check(z.refine((text) => areaIn(text) !== null, PICTURE_CUT_MESSAGES.area)))
    .check(z.minLength(1), z.maxLength(MAX_PART_AREAS)),
});
