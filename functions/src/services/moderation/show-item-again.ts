import type { ItemRecord } from '@contract/schemas/item-record';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { ItemShowingParams } from '../../repos/hidden-items-repo';
import type { ItemsRepo } from '../../repos/items-repo';
import type { HiddenPictureStore } from './hidden-picture-store';

/**
 * Copies the pictures of a hidden item to new public paths, and then calls `show` once, which may store the new paths
 * in the item. After that, removes the hidden files if the item names the copies, and the copies if it does not.
 * Returns the result of `show`, and when the item last changed, in microseconds since 1970.
 */
export type ShowItemAgain = <Result>(
  itemId: string,
  item: Pick<ItemRecord, 'picture'>,
  show: (showing: ItemShowingParams) => Promise<Result>,
) => Promise<{ readonly result: Result; readonly changedAt: Micros }>;

interface ShowItemAgainDeps {
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly hiddenPictureStore: Pick<HiddenPictureStore, 'copyToPublic'>;
}

export const createShowItemAgain =
  ({ items, hiddenPictureStore }: ShowItemAgainDeps): ShowItemAgain =>
  async (itemId, { picture }, show) => {
    const copies = await hiddenPictureStore.copyToPublic({ itemId, picture });
    /** Reads the item to find out which files it names, because a commit can succeed although it seems to fail. */
    const cleanUp = async () => {
      const stored = await items.get(itemId);
      const isShown = stored?.record.picture.url === copies.picture.url;
      await (isShown ? copies.removeHidden() : copies.remove());
      return stored?.changedAt ?? 0;
    };
    try {
      const result = await show({ picture: copies.picture, hiddenUrl: picture.url });
      return { result, changedAt: await cleanUp() };
    } catch (error) {
      await cleanUp();
      throw error;
    }
  };
