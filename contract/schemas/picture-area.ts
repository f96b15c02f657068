import * as z from 'zod/mini';

const share = z.number().check(z.gte(0), z.lte(1));

/** A part of a picture, from its top left corner, in shares of its width and height: 0 to 1. */
export const pictureAreaSchema = z.object({ x: share, y: share, width: share, height: share });
export type PictureArea = z.infer<typeof pictureAreaSchema>;
