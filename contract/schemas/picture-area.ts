import * as z from 'zod/mini';

const share = z.number().check(z.gte(0), z.lte(1));

/**
 * A rectangle of a picture, in shares (0 to 1) of the picture's width and height. The origin is the top left corner.
 */
export const pictureAreaSchema = z.object({ x: share, y: share, width: share, height: share });
export type PictureArea = z.infer<typeof pictureAreaSchema>;
