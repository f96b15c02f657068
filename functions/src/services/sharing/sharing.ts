import { createHash } from 'node:crypto';
import type { CallOutput } from '@contract/endpoints/define-endpoint';
import type { sharingEndpoints } from '@contract/endpoints/sharing';
import { SALE_MESSAGES, type SaleSubmission } from '@contract/schemas/sale-submission';
import { itemView } from '@contract/rules/item-view';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import type { ItemsRepo, NewItem } from '../../repos/items-repo';
import { type UsersRepo, subscriptionOf } from '../../repos/users-repo';
import { newItem, type Owner } from './new-item';
import type { PictureStore } from './picture-store';
import { type SubmissionQuota, submissionMonth } from './submission-quota';

interface SharingDependencies {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly items: Pick<ItemsRepo, 'get' | 'create'>;
  readonly quota: SubmissionQuota;
  readonly pictureStore: PictureStore;
  readonly now: () => Date;
}

export interface ShareRequest {
  readonly uid: string;
  readonly sale: SaleSubmission;
  readonly screenshot: Buffer;
  readonly idempotencyKey: string;
  readonly log: Logger;
}

type Shared = CallOutput<typeof sharingEndpoints.shareScreenshot>;

export interface Sharing {
  /**
   * Shares a sale or a find. Returns the first item if the idempotency key is repeated. Throws AppError
   * 'username_required', 'quota_exhausted', 'unsupported_media_type' or 'too_large' and then stores nothing.
   */
  share(request: ShareRequest): Promise<Shared>;
}

export function createSharing(dependencies: SharingDependencies): Sharing {
  const { users, items, now } = dependencies;
  return {
    async share(request) {
      const addedAt = now();
      const owner = await requireOwner(users, request.uid);
      const itemId = itemIdOf(request);
      const first = await items.get(itemId);
      const item =
        first?.record ?? (await shareNew(dependencies, request, { itemId, owner, addedAt }));
      return sharedAnswer(itemId, item);
    },
  };
}

interface NewShare {
  readonly itemId: string;
  readonly owner: Owner;
  readonly addedAt: Date;
}

async function requireOwner(users: SharingDependencies['users'], uid: string): Promise<Owner> {
  const user = await users.get(uid);
  if (!user?.username) throw new AppError('username_required', SALE_MESSAGES.usernameRequired);
  return { uid, username: user.username, subscription: subscriptionOf(user) };
}

/** Derives the id from member and key, so that a repeat finds the first item. */
function itemIdOf({ uid, idempotencyKey }: ShareRequest): string {
  const named = JSON.stringify([uid, idempotencyKey]);
  return createHash('sha256').update(named).digest('hex').slice(0, 32);
}

async function shareNew(
  dependencies: SharingDependencies,
  { sale, screenshot, log }: ShareRequest,
  { itemId, owner, addedAt }: NewShare,
): Promise<NewItem> {
  const { items, quota, pictureStore } = dependencies;
  try {
    // Checks the quota first, because processing the picture takes a second.
    await quota.next(owner, addedAt, 0);
    const stored = await pictureStore.add(itemId, screenshot);
    const item = newItem({ sale, ...stored, owner, addedAt });
    return await storeOnce(dependencies, { itemId, owner, addedAt }, item, sale.comment ?? null);
  } catch (error) {
    // A concurrent repeat may have shared the item.
    const first = await items.get(itemId);
    if (first) return first.record;
    await pictureStore.removeAll(itemId).catch((cause: unknown) => {
      log.error('picture_cleanup_failed', { itemId, cause: String(cause) });
    });
    throw error;
  }
}

/** Stores the item as the next submission of the month. Retries if a concurrent share took that number. */
async function storeOnce(
  { items, quota }: SharingDependencies,
  { itemId, owner, addedAt }: NewShare,
  item: NewItem,
  comment: string | null,
): Promise<NewItem> {
  const month = submissionMonth(addedAt);
  for (let taken = 0; ;) {
    const n = await quota.next(owner, addedAt, taken);
    if (await items.create({ itemId, item, comment, month, n })) return item;
    const first = await items.get(itemId);
    if (first) return first.record;
    taken = n;
  }
}

function sharedAnswer(itemId: string, item: NewItem): Shared {
  const view = itemView(itemId, item);
  const { title, soldPrice, soldDate } = view;
  return { item: view, extractedData: { title, soldPrice, soldDate }, newAchievements: [] };
}
