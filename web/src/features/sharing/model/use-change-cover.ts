import type { PictureArea } from '@contract/schemas/picture-area';
import { changeCover } from '../api/own-items';
import { type PictureOptions, usePictureChange } from './use-picture-change';

/** Saves another cover. */
export const useChangeCover = (options: PictureOptions) =>
  usePictureChange<PictureArea | null>('changeCover', changeCover, options);
