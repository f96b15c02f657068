import * as z from 'zod/mini';

const share = z.number().check(z.gte(0), z.lte(1));

/** A rectangle as shares (0 to 1) of the picture's width and height, from its top left corner. */
export const pictureAreaSchema = z.object({ x: share, y: share, width: share, height: share });
export type PictureArea = z.infer<typeof pictureAreaSchema>;
