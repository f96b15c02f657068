import * as z from 'zod/mini';
import { pictureAreaSchema } from './picture-area';

/** The most areas of a part: one around title, price and photograph, or several if they are far apart. */
export const MAX_PART_AREAS = 3;

/** An item's part: the 1 to 3 areas of the screenshot that others see. See docs/redaction.md. */
export const itemPartSchema = z
  .array(pictureAreaSchema)
  .check(z.minLength(1), z.maxLength(MAX_PART_AREAS));
export type ItemPart = z.infer<typeof itemPartSchema>;

export const WHOLE_SCREENSHOT: ItemPart = [{ x: 0, y: 0, width: 1, height: 1 }];

export const isWholeScreenshot = (part: ItemPart): boolean =>
  part.some(({ x, y, width, height }) => x === 0 && y === 0 && width === 1 && height === 1);
