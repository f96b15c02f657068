import { parsePictureArea } from '@contract/schemas/picture-area-format';
import { drawnSaleOf } from '../../domain/items/drawn-sale';
import type { EditPicture, PictureEditRequest } from './picture-edit';
import type { PictureStore } from './picture-store';

interface CoverChange extends PictureEditRequest {
  /** The new cover in the format of `formatPictureArea`. Null if the item gets no cover. */
  readonly cover: string | null;
}

export interface CoverChanger {
  /**
   * Stores another cover with thumbnails that show it, or no cover with drawn thumbnails. Returns and throws the same
   * as `EditPicture`. Also throws AppError 'bad_request' if the cover is too small.
   */
  change(change: CoverChange): ReturnType<EditPicture>;
}

interface CoverChangerDeps {
  readonly editPicture: EditPicture;
  readonly pictureStore: Pick<PictureStore, 'recut' | 'redraw'>;
}

export const createCoverChanger = ({
  editPicture,
  pictureStore,
}: CoverChangerDeps): CoverChanger => ({
  change: (change) =>
    editPicture(change, async (record) => {
      const cover = change.cover === null ? null : parsePictureArea(change.cover);
      const { picture } = record;
      const stored = cover
        ? await pictureStore.recut(picture, cover, change.log)
        : await pictureStore.redraw(picture, drawnSaleOf(record), change.log);
      return (
        stored && { fields: { picture: stored.picture, cover }, remove: () => stored.remove() }
      );
    }),
});
