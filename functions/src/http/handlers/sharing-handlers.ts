import type { BulkDeletions } from '../../services/sharing/bulk-deletion';
import type { ItemCovers } from '../../services/sharing/item-covers';
import type { ItemCrops } from '../../services/sharing/item-crops';
import type { OwnItemList } from '../../services/sharing/own-item-list';
import type { OwnItems } from '../../services/sharing/own-items';
import type { SamePictureSearch } from '../../services/sharing/same-picture-search';
import type { Sharing } from '../../services/sharing/sharing';
import type { Handlers } from '../handler';

export function createSharingHandlers({
  sharing,
  itemCovers,
  itemCrops,
}: {
  readonly sharing: Sharing;
  readonly itemCovers: ItemCovers;
  readonly itemCrops: ItemCrops;
}): Handlers<'shareScreenshot' | 'changeCover' | 'cropPicture'> {
  return {
    changeCover: ({ params, body, ifMatch }, { actor, log }) =>
      itemCovers.change({ ...params, ...body, actor, ifMatch, log }),
    cropPicture: ({ params, body, ifMatch }, { actor, log }) =>
      itemCrops.crop({ ...params, ...body, actor, ifMatch, log }),
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
  ownItemList,
}: {
  readonly ownItemList: OwnItemList;
}): Handlers<'listOwnItems' | 'getOwnStats'> => ({
  listOwnItems: ({ query }, { actor, itemsVersion }) =>
    ownItemList.page(query, { uid: actor.uid, since: itemsVersion }),
  getOwnStats: (_input, { actor, itemsVersion }) =>
    ownItemList.stats({ uid: actor.uid, since: itemsVersion }),
});

/**
 * Creates the handlers of `editItem`, `deleteItem` and `deleteOwnItems`. These handlers run in the function `api`
 * instead of `uploads`, because they receive no picture.
 */
export function createOwnItemsHandlers({
  ownItems,
  bulkDeletions,
}: {
  readonly ownItems: OwnItems;
  readonly bulkDeletions: BulkDeletions;
}): Handlers<'editItem' | 'deleteItem' | 'deleteOwnItems'> {
  return {
    editItem: ({ params, body, ifMatch }, { actor, log }) =>
      ownItems.edit({ ...params, actor, change: body, ifMatch, log }),
    deleteItem: ({ params, query }, { actor }) => ownItems.remove({ ...params, ...query, actor }),
    deleteOwnItems: ({ body }, { actor, log }) => bulkDeletions.remove({ ...body, actor, log }),
  };
}
