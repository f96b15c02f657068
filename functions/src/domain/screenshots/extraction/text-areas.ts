import { pictureArea } from '@contract/rules/picture-area';
import type { AutoExtract } from '@contract/schemas/extraction';
import type { PictureArea } from '@contract/schemas/picture-area';
import { enclosingBox } from '../layout/geometry';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import type { ExtractedValueBoxes } from './extracted-value-boxes';

type PageSize = Pick<RecognizedPage, 'width' | 'height'>;
type TextPlaces = Pick<ExtractedValueBoxes, 'title' | 'price'>;

/** Returns the area around the extracted title and price, or null if neither of them was found. */
export function focusAreaOf(page: PageSize, { title, price }: TextPlaces): PictureArea | null {
  const boxes = [...title, ...(price ? [price] : [])];
  return boxes.length === 0 ? null : areaAround(boxes, page);
}

/**
 * Returns the area of the extracted title and the area of the extracted price. A value that was not found has no area.
 */
export const titleAndPriceAreas = (
  page: PageSize,
  { title, price }: TextPlaces,
): Pick<AutoExtract, 'titleArea' | 'priceArea'> => ({
  ...(title.length > 0 && { titleArea: areaAround(title, page) }),
  ...(price && { priceArea: areaAround([price], page) }),
});

const areaAround = (boxes: readonly Box[], page: PageSize): PictureArea =>
  pictureArea(enclosingBox(boxes), page);
