import { areaIn } from '@contract/rules/area-text';
import type { EditPicture, PictureEditRequest } from './picture-edit';
import type { PictureStore } from './picture-store';

interface CoverChange extends PictureEditRequest {
  /** As `areaText` writes it. Null for none. */
  readonly cover: string | null;
}

export interface ItemCovers {
  /**
   * Stores another cover with the thumbnails that show it. Returns and throws like `EditPicture`, and throws AppError
   * 'bad_request' if the cover is too small.
   */
  change(change: CoverChange): ReturnType<EditPicture>;
}

interface ItemCoversParts {
  readonly editPicture: EditPicture;
  readonly pictureStore: Pick<PictureStore, 'recut'>;
}

export const createItemCovers = ({ editPicture, pictureStore }: ItemCoversParts): ItemCovers => ({
  change: (change) =>
    editPicture(change, async ({ picture, focus }) => {
      const cover = change.cover === null ? null : areaIn(change.cover);
      const recut = await pictureStore.recut(picture, { cover, focus }, change.log);
      return recut && { fields: { picture: recut.picture, cover }, remove: () => recut.remove() };
    }),
});
