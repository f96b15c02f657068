import { areaIn } from '@contract/rules/area-text';
import type { EditPicture, PictureEditRequest } from './picture-edit';
import type { PictureStore } from './picture-store';

interface PictureCut extends PictureEditRequest {
  /** As `areaText` writes each area. */
  readonly itemPart: readonly string[];
}

export interface ItemCuts {
  /**
   * Replaces the stored picture by a part of it, and removes the files of the larger one. Returns and throws like `EditPicture`,
   * and throws AppError 'bad_request' if `cutProblem` has a problem with the part.
   */
  cut(cut: PictureCut): ReturnType<EditPicture>;
}

interface ItemCutsParts {
  readonly editPicture: EditPicture;
  readonly pictureStore: Pick<PictureStore, 'cutOut'>;
}

export const createItemCuts = ({ editPicture, pictureStore }: ItemCutsParts): ItemCuts => ({
  cut: ({ itemPart, ...request }) =>
    editPicture(request, async ({ picture, cover, focus }) => {
      const { itemId, log } = request;
      const part = itemPart.flatMap((area) => areaIn(area) ?? []);
      const cut = await pictureStore.cutOut({ itemId, picture }, part, { cover, focus }, log);
      return (
        cut && {
          fields: { picture: cut.picture, pictureHash: cut.pictureHash, ...cut.parts },
          remove: () => cut.remove(),
          removeEarlier: () => cut.removeLarger(),
        }
      );
    }),
});
