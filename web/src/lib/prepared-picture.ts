import type { PictureParts } from '@contract/rules/shown-square';
import type { ItemPart } from '@contract/schemas/item-part';
import type { RedactionArea } from './redaction';

/** What to show and what to hide of a screenshot. All areas are shares of the screenshot. */
export interface PictureChoices {
  readonly itemPart: ItemPart;
  /** These are blacked out. */
  readonly areas: readonly RedactionArea[];
  /** Null before the screenshot was read. */
  readonly parts: PictureParts | null;
}

/** A picture as it leaves the device. */
export interface PreparedPicture {
  readonly file: File;
  /** Cover and focus as areas of this picture. */
  readonly parts: PictureParts | null;
}
