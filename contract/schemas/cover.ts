import * as z from 'zod/mini';
import { pictureAreaSchema } from './picture-area';
import { parsePictureArea } from './picture-area-format';

/** The least width and height of a cover, in pixels of the stored picture. */
export const MIN_COVER_PX = 24;
export const MAX_COVER_OPTIONS = 3;
/**
 * If the server finds a cover with at least this confidence, the share uses it. Otherwise the form asks the member to
 * choose a cover. If the member does not choose, the item gets a drawn card.
 */
export const SURE_COVER_CONFIDENCE = 0.8;

export const COVER_MESSAGES = {
  area: 'The cover must be a part of the picture',
  small: 'The cover is too small. Choose a larger part of the picture.',
} as const;

/** The photograph of the listing that the server found inside a screenshot. */
export const coverSchema = z.object({
  area: pictureAreaSchema,
  /** The probability that the area is right, 0 to 1. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
});
export type Cover = z.infer<typeof coverSchema>;

/**
 * The areas that may be the photograph of the listing, the likeliest first. Empty if the server is sure of the cover.
 */
export const coverOptionsSchema = z.array(pictureAreaSchema);

/** An area of the picture as a form sends it, in the format of `formatPictureArea`. */
export const formattedPictureAreaSchema = z
  .string()
  .check(z.refine((text) => parsePictureArea(text) !== null, COVER_MESSAGES.area));

/** The limit of the request body. It fits every change: a cover has at most 30 characters. */
export const COVER_CHANGE_MAX_BYTES = 1024;

/** The new cover. Null removes the cover. */
export const coverChangeSchema = z.strictObject({ cover: z.nullable(formattedPictureAreaSchema) });
