import { pictureArea } from '@contract/rules/picture-area';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { ItemPlaces } from '../extraction/item-places';
import { enclosing } from '../layout/geometry';
import type { RecognizedPage } from '../layout/recognized-page';

/** Returns the area of the extracted title and price on their page, or null if there is neither. */
export function focusOf(
  page: Pick<RecognizedPage, 'width' | 'height'>,
  { title, price }: Pick<ItemPlaces, 'title' | 'price'>,
): PictureArea | null {
  const boxes = [...title, ...(price ? [price] : [])];
  return boxes.length === 0 ? null : pictureArea(enclosing(boxes), page);
}
