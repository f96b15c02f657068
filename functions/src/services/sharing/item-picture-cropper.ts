import { parsePictureArea } from '@contract/schemas/picture-area-format';
import { drawnSaleOf } from '../../domain/items/drawn-sale';
import type { EditPicture, PictureEditRequest } from './picture-edit';
import type { PictureStore } from './picture-store';

interface PictureCrop extends PictureEditRequest {
  /** The areas of the item part, each in the format of `formatPictureArea`. */
  readonly itemPart: readonly string[];
}

export interface ItemPictureCropper {
  /**
   * Replaces the stored picture with a part of it, and removes the files of the uncropped picture. Returns and throws
   * the same as `EditPicture`. Also throws AppError 'bad_request' if `cropProblem` returns a problem.
   */
  crop(crop: PictureCrop): ReturnType<EditPicture>;
}

interface ItemPictureCropperDeps {
  readonly editPicture: EditPicture;
  readonly pictureStore: Pick<PictureStore, 'crop'>;
}

export const createItemPictureCropper = ({
  editPicture,
  pictureStore,
}: ItemPictureCropperDeps): ItemPictureCropper => ({
  crop: ({ itemPart, ...request }) =>
    editPicture(request, async (record) => {
      const { picture, cover, focus } = record;
      const { itemId, log } = request;
      const look = { parts: { cover, focus }, sale: drawnSaleOf(record) };
      const part = itemPart.flatMap((area) => parsePictureArea(area) ?? []);
      const cropped = await pictureStore.crop({ itemId, picture }, part, look, log);
      return (
        cropped && {
          fields: { picture: cropped.picture, pictureHash: cropped.pictureHash, ...cropped.parts },
          remove: () => cropped.remove(),
          removeEarlier: () => cropped.removeUncropped(),
        }
      );
    }),
});
