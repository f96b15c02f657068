import type { ItemPart } from '@contract/schemas/item-part';
import { cropPicture } from '../api/own-items';
import { type PictureOptions, usePictureChange } from './use-picture-change';

/** Crops the stored picture. `base` has another picture after a crop whose answer got lost. */
export const useCropPicture = (options: PictureOptions) =>
  usePictureChange<ItemPart>('cropPicture', cropPicture, options);
