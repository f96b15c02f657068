import type { ItemRecord } from '@contract/schemas/item-record';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import { type Authorized, authorizeForOwner, type SystemWork } from '../lib/authority';
import { collections } from './collections/collections';
import type { ItemKey } from './items-repo';
import { forEachUntilNone } from './until-none';

/** How many items are processed at the same time. */
const AT_ONCE = 20;

type EraseStep = (item: Authorized<ItemKey>) => Promise<unknown>;

/** The items of a member whose account is being deleted. */
export interface ItemErasureRepo {
  /** Calls `remove` for every item that is not removed, until none is left. `remove` must mark its item as removed. */
  removeEach(work: SystemWork, remove: EraseStep): Promise<void>;
  /**
   * Calls `erase` for every removed item, and then removes the owner and all texts from the item's document, so that
   * the next call skips the item. The item's document stays, because it tells the item index that the item is gone.
   */
  eraseEach(work: SystemWork, erase: EraseStep): Promise<void>;
}

export function createItemErasureRepo(db: Firestore): ItemErasureRepo {
  // The query bypasses the converter, so that it includes invalid items.
  const items = collections.items.in(db).withConverter<DocumentData>(null);
  const ofMember = ({ uid }: SystemWork) => items.where('ownerId', '==', uid);
  return {
    removeEach: (work, remove) =>
      forEachUntilNone(ofMember(work).where('removedAt', '==', null), AT_ONCE, async (item) => {
        await remove(itemOf(work, item));
      }),
    eraseEach: (work, erase) =>
      forEachUntilNone(ofMember(work), AT_ONCE, async (item) => {
        await erase(itemOf(work, item));
        await item.ref.set({
          ...keptOf(item.data()),
          ...BLANK,
          updatedAt: FieldValue.serverTimestamp(),
        });
      }),
  };
}

/** Returns the authorized key of an item. Throws if the query returned an item of another member. */
function itemOf(work: SystemWork, item: DocumentSnapshot): Authorized<ItemKey> {
  const ownerId = collections.items.field(item, 'ownerId') ?? '';
  const key = authorizeForOwner(work, ownerId, { itemId: item.id });
  if (!key) throw new Error(`${item.ref.path} belongs to another member`);
  return key;
}

const KEPT = [
  'platform',
  'saleType',
  'isOwnSale',
  'revision',
  'addedAt',
  'expiresAt',
  'removedAt',
  'hiddenAt',
];

/** The value that replaces the owner's uid. It is not empty, because triggers use it in paths. */
const NO_OWNER = 'deleted-member';

const BLANK = {
  ownerId: NO_OWNER,
  username: '',
  isPremiumUser: false,
  title: '',
  picture: {
    url: '',
    width: 1,
    height: 1,
    thumbnails: [],
    hasAvif: false,
    placeholder: null,
    shown: null,
    isDrawn: false,
  },
  pictureHash: null,
  categoryId: null,
  categoryName: null,
  soldPriceCents: 0,
  offerPriceCents: null,
  purchasePriceCents: null,
  sourceLocation: null,
  soldDate: null,
  likesCount: 0,
  verifiedLikesCount: 0,
  commentsCount: 0,
} as const satisfies Partial<ItemRecord>;

const keptOf = (item: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(item).filter(([field]) => KEPT.includes(field)));
