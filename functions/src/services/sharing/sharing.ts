import { createHash } from 'node:crypto';
import type { CallOutput, ItemsChangeOutput } from '@contract/endpoints/define-endpoint';
import type { sharingEndpoints } from '@contract/endpoints/sharing';
import type { Category } from '@contract/schemas/category';
import { SALE_MESSAGES, type SaleSubmission } from '@contract/schemas/sale-submission';
import { ownItemView } from '@contract/rules/item-view';
import {
  achievementViews,
  type UnlockedAchievement,
} from '../../domain/achievements/achievement-view';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import { type IdempotencyKey, requireSameRequest } from '../../lib/idempotency-key';
import type { Logger } from '../../lib/logger';
import type { AchievementsRepo } from '../../repos/achievements-repo';
import type {
  CreatedItem,
  ItemsRepo,
  NewItem,
  OwnersComment,
  ItemSubmission,
} from '../../repos/items-repo';
import { type UsersRepo, subscriptionOf } from '../../repos/users-repo';
import type { CategoryLookup } from '../categories/category-lookup';
import type { MentionFinder } from '../comments/mention-finder';
import { coverOrSaleOf, newItem, type ItemOwner } from './new-item';
import type { PictureStore, StoredPicture } from './picture-store';
import { requireCategory } from './require-category';
import { type SubmissionQuota, submissionMonth } from './submission-quota';

interface SharingServiceDeps {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly items: Pick<ItemsRepo, 'get' | 'create'>;
  readonly categories: Pick<CategoryLookup, 'find'>;
  readonly quota: SubmissionQuota;
  readonly pictureStore: Pick<PictureStore, 'add'>;
  readonly mentionFinder: MentionFinder;
  readonly achievements: Pick<AchievementsRepo, 'unlockDue' | 'unlockedBy'>;
  readonly now: () => Date;
}

export interface ShareRequest {
  readonly actor: Actor;
  readonly sale: SaleSubmission;
  readonly screenshot: Buffer;
  readonly idempotencyKey: IdempotencyKey;
  readonly log: Logger;
}

type Shared = CallOutput<typeof sharingEndpoints.shareScreenshot>;

export interface SharingService {
  /**
   * Shares a sale or a find. If the idempotency key is repeated, returns the first item and the achievements that it
   * unlocked. Throws AppError 'key_reused' with the first item if the key is repeated for another sale or picture.
   * Stores nothing if it throws 'username_required', 'quota_exhausted', 'unsupported_media_type', 'too_large',
   * 'bad_request' (for a category that does not exist) or 'unavailable'.
   */
  share(request: ShareRequest): Promise<ItemsChangeOutput<Shared>>;
}

export function createSharingService(deps: SharingServiceDeps): SharingService {
  const { users, items, achievements, now } = deps;
  return {
    async share(request) {
      const addedAt = now();
      const owner = await requireOwner(users, request.actor.uid);
      const itemId = itemIdOf(request);
      const first = await items.get(itemId);
      const { record, changedAt } =
        first ?? (await shareNew(deps, request, { itemId, owner, addedAt }));
      // Also unlocks achievements for a repeated request, because the first request may not have unlocked them yet.
      await achievements.unlockDue({ uid: request.actor.uid, at: addedAt, itemId });
      const unlocked = await achievements.unlockedBy(request.actor.uid, itemId);
      const result = { output: sharedResult(itemId, record, unlocked), changedAt };
      return requireSameRequest({ boundTo: record.requestMac, result }, request.idempotencyKey);
    },
  };
}

interface NewShare {
  readonly itemId: string;
  readonly owner: ItemOwner;
  readonly addedAt: Date;
}

async function requireOwner(users: SharingServiceDeps['users'], uid: string): Promise<ItemOwner> {
  const user = await users.get(uid);
  if (!user?.username) throw new AppError('username_required', SALE_MESSAGES.usernameRequired);
  return { uid, username: user.username, subscription: subscriptionOf(user) };
}

/** Derives the id of the item from the member and the key, so that a repeated request finds the first item. */
function itemIdOf({ actor, idempotencyKey }: ShareRequest): string {
  const named = JSON.stringify([actor.uid, idempotencyKey.sent]);
  return createHash('sha256').update(named).digest('hex').slice(0, 32);
}

async function shareNew(
  deps: SharingServiceDeps,
  request: ShareRequest,
  share: NewShare,
): Promise<CreatedItem> {
  const prepared = await prepare(deps, request, share);
  if ('first' in prepared) return prepared.first;
  const { stored } = prepared;
  const shared = await storeWith(deps, request, share, prepared);
  // Removes this picture if a concurrent repetition of this request has already stored the item with another picture.
  if (shared.record.picture.url !== stored.picture.url) await stored.remove();
  return shared;
}

interface Prepared {
  readonly category: Category | null;
  readonly stored: StoredPicture;
  /** The number of the submission in its month. A concurrent share can take this number before this share does. */
  readonly n: number;
}

async function prepare(
  { items, quota, pictureStore, categories }: SharingServiceDeps,
  { sale, screenshot, log }: ShareRequest,
  { itemId, owner, addedAt }: NewShare,
): Promise<Prepared | { readonly first: CreatedItem }> {
  const category = await requireCategory(categories, sale);
  try {
    // Checks the quota first, because processing the picture takes a second.
    const n = await quota.next(owner, addedAt, 0);
    return {
      n,
      category,
      stored: await pictureStore.add(itemId, screenshot, coverOrSaleOf(sale), log),
    };
  } catch (error) {
    const first = await items.get(itemId);
    if (first) return { first };
    throw error;
  }
}

async function storeWith(
  deps: SharingServiceDeps,
  { sale, idempotencyKey }: ShareRequest,
  share: NewShare,
  { stored, category, n }: Prepared,
): Promise<CreatedItem> {
  const requestMac = idempotencyKey.bound;
  const item = { ...newItem({ sale, category, ...stored, ...share }), requestMac };
  const { itemId } = share;
  try {
    const comment = await commentOf(deps, sale);
    return await storeOnce(deps, share, { item, comment, n });
  } catch (error) {
    // Reads the item to find out whether the commit succeeded, because a commit can succeed although it seems to fail.
    // In this case, the picture must stay.
    const first = await deps.items.get(itemId);
    if (first) return first;
    await stored.remove();
    throw error;
  }
}

async function commentOf(
  { mentionFinder }: SharingServiceDeps,
  { comment }: SaleSubmission,
): Promise<OwnersComment | null> {
  if (comment === undefined) return null;
  return { content: comment, mentions: await mentionFinder.in(comment) };
}

/** Stores the item as the n-th submission of the month. Tries the next number if a concurrent share took n. */
async function storeOnce(
  { items, quota }: SharingServiceDeps,
  { itemId, owner, addedAt }: NewShare,
  submission: Pick<ItemSubmission, 'item' | 'comment' | 'n'>,
): Promise<CreatedItem> {
  const month = submissionMonth(addedAt);
  for (let { n } = submission; ; n = await quota.next(owner, addedAt, n)) {
    const created = await items.create({ ...submission, itemId, month, n });
    if (created) return created;
    const first = await items.get(itemId);
    if (first) return first;
  }
}

function sharedResult(
  itemId: string,
  item: NewItem,
  unlocked: readonly UnlockedAchievement[],
): Shared {
  const view = ownItemView(itemId, item);
  const { title, soldPrice, soldDate } = view;
  const newAchievements = achievementViews(unlocked);
  return { item: view, extractedData: { title, soldPrice, soldDate }, newAchievements };
}
