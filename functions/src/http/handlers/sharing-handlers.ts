import type { OwnItems } from '../../services/sharing/own-items';
import type { SamePictures } from '../../services/sharing/same-pictures';
import type { Sharing } from '../../services/sharing/sharing';
import type { Handlers } from '../handler';

export function createSharingHandlers({
  sharing,
}: {
  readonly sharing: Sharing;
}): Handlers<'shareScreenshot'> {
  return {
    shareScreenshot: ({ body, file }, { actor, idempotencyKey, log }) =>
      sharing.share({
        uid: actor.uid,
        sale: body,
        screenshot: file.bytes,
        idempotencyKey,
        log,
      }),
  };
}

/** Runs in `api`, not in `uploads`, because it needs the item index. */
export function createSamePictureHandlers({
  samePictures,
}: {
  readonly samePictures: SamePictures;
}): Handlers<'findSamePicture'> {
  return {
    findSamePicture: async ({ query }, { actor, itemsVersion, blocksSince }) => ({
      items: await samePictures.find(query.hash, {
        uid: actor.uid,
        since: itemsVersion,
        blocksSince,
      }),
    }),
  };
}

/** Runs in `api`, because it takes no picture. */
export function createOwnItemsHandlers({
  ownItems,
}: {
  readonly ownItems: OwnItems;
}): Handlers<'editItem' | 'deleteItem'> {
  return {
    editItem: ({ params, body, ifMatch }, { actor }) =>
      ownItems.edit({ ...params, uid: actor.uid, change: body, ifMatch }),
    deleteItem: ({ params }, { actor }) => ownItems.remove({ ...params, uid: actor.uid }),
  };
}
