import type { BulkItemDeleter } from '../../services/sharing/bulk-item-deleter';
import type { CoverChanger } from '../../services/sharing/cover-changer';
import type { ItemPictureCropper } from '../../services/sharing/item-picture-cropper';
import type { OwnItemEditor } from '../../services/sharing/own-item-editor';
import type { OwnItemReader } from '../../services/sharing/own-item-reader';
import type { SamePictureSearch } from '../../services/sharing/same-picture-search';
import type { SharingService } from '../../services/sharing/sharing';
import type { Handlers } from '../handler';

export function createSharingHandlers({
  sharing,
  coverChanger,
  itemPictureCropper,
}: {
  readonly sharing: SharingService;
  readonly coverChanger: CoverChanger;
  readonly itemPictureCropper: ItemPictureCropper;
}): Handlers<'shareScreenshot' | 'changeCover' | 'cropPicture'> {
  return {
    changeCover: ({ params, body, ifMatch }, { actor, log }) =>
      coverChanger.change({ ...params, ...body, actor, ifMatch, log }),
    cropPicture: ({ params, body, ifMatch }, { actor, log }) =>
      itemPictureCropper.crop({ ...params, ...body, actor, ifMatch, log }),
    shareScreenshot: ({ body, file }, { actor, idempotencyKey, log }) =>
      sharing.share({
        actor,
        sale: body,
        screenshot: file.bytes,
        idempotencyKey,
        log,
      }),
  };
}

/**
 * Creates the handler of `findSamePicture`. This handler runs in the function `api` instead of `uploads`, because it
 * needs the item index.
 */
export function createSamePictureHandlers({
  samePictureSearch,
}: {
  readonly samePictureSearch: SamePictureSearch;
}): Handlers<'findSamePicture'> {
  return {
    findSamePicture: async ({ query }, { actor, itemsVersion, blocksSince }) => ({
      items: await samePictureSearch.find(query.hash, {
        uid: actor.uid,
        since: itemsVersion,
        blocksSince,
      }),
    }),
  };
}

/**
 * Creates the handlers of `listOwnItems` and `getOwnStats`. These handlers run in the function `api` instead of
 * `uploads`, because they need the item index.
 */
export const createOwnItemListHandlers = ({
  ownItemReader,
}: {
  readonly ownItemReader: OwnItemReader;
}): Handlers<'listOwnItems' | 'getOwnStats'> => ({
  listOwnItems: ({ query }, { actor, itemsVersion }) =>
    ownItemReader.page(query, { uid: actor.uid, since: itemsVersion }),
  getOwnStats: (_input, { actor, itemsVersion }) =>
    ownItemReader.stats({ uid: actor.uid, since: itemsVersion }),
});

/**
 * Creates the handlers of `editItem`, `deleteItem` and `deleteOwnItems`. These handlers run in the function `api`
 * instead of `uploads`, because they receive no picture.
 */
export function createOwnItemsHandlers({
  ownItems,
  bulkItemDeleter,
}: {
  readonly ownItems: OwnItemEditor;
  readonly bulkItemDeleter: BulkItemDeleter;
}): Handlers<'editItem' | 'deleteItem' | 'deleteOwnItems'> {
  return {
    editItem: ({ params, body, ifMatch }, { actor, log }) =>
      ownItems.edit({ ...params, actor, change: body, ifMatch, log }),
    deleteItem: ({ params, query }, { actor }) => ownItems.remove({ ...params, ...query, actor }),
    deleteOwnItems: ({ body }, { actor, log }) => bulkItemDeleter.remove({ ...body, actor, log }),
  };
}
