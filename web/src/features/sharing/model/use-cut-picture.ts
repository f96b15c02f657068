import type { ItemPart } from '@contract/schemas/item-part';
import { cutPicture } from '../api/own-items';
import { type PictureOptions, usePictureChange } from './use-picture-change';

/** Cuts the stored picture. `base` has another picture after a cut whose answer got lost. */
export const useCutPicture = (options: PictureOptions) =>
  usePictureChange<ItemPart>('cutPicture', cutPicture, options);
