import { itemView } from '@contract/rules/item-view';
import type { Item } from '@contract/schemas/item';
import { SAME_PICTURE_MAX } from '@contract/schemas/picture-hash';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { LiveItemIndex } from '../items/live-item-index';

interface SamePictureOptions {
  readonly uid: string;
  /** As in `SnapshotNeeds`. */
  readonly since: Micros | null;
}

export interface SamePictures {
  /** Returns live items with a nearly equal picture hash, the member's own first. Throws AppError 'unavailable'. */
  find(hash: string, options: SamePictureOptions): Promise<Item[]>;
}

export function createSamePictures({
  liveItemIndex,
}: {
  readonly liveItemIndex: LiveItemIndex;
}): SamePictures {
  return {
    async find(hash, { uid, since }) {
      const { index, asOf } = await liveItemIndex.current({ since });
      const search = { hash, ownerId: uid, limit: SAME_PICTURE_MAX };
      return index.samePicture(search, asOf).map(({ id, card }) => itemView(id, card));
    },
  };
}
