import { CATEGORY_MESSAGES } from '@contract/schemas/category';
import { SALE_MESSAGES, type SaleSubmission } from '@contract/schemas/sale-submission';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../lib/app-error';
import { actorFor } from '../../lib/authority.test-support';
import type { Logger } from '../../lib/logger';
import type { NewItem, StoredItem, ItemSubmission } from '../../repos/items-repo';
import { newMember } from '../../repos/new-member';
import type { UserRecord } from '../../repos/users-repo';
import { createSharingService } from './sharing';
import { createSubmissionQuota } from './submission-quota';

const log: Logger = { info() {}, warn() {}, error() {}, with: () => log };
const joined = new Date('2026-01-01T00:00:00.000Z');
const member: UserRecord = {
  ...newMember({ email: 'seller@example.test' }, joined),
  username: 'seller',
};
const find: SaleSubmission = {
  title: 'Brass owl',
  soldPrice: '34.9',
  soldDate: undefined,
  isOwnSale: false,
  purchasePrice: undefined,
  sourceLocation: undefined,
  platform: 'ebay',
  comment: undefined,
  categoryId: '1234',
  categoryName: 'FREE STUFF',
};
const owls = {
  categoryId: '1234',
  categoryName: 'Owls',
  fullCategoryPath: 'Decor > Owls',
};

const CHANGED_AT = 1_795_000_000_000_000;
const PICTURE_HASH = 'a5'.repeat(32);

/** Repos in memory. They create an item and count its submission in one step, as the repos on Firestore do. */
class Store {
  readonly items = new Map<string, NewItem>();
  readonly places = new Map<string, ItemSubmission>();
  /** The stored pictures: the id of each picture's item, keyed by the URL of the picture. */
  readonly pictures = new Map<string, string>();
  user: UserRecord | null = member;
  failWrites = false;
  category = '1234';

  #stored(id: string): StoredItem | null {
    const item = this.items.get(id);
    if (!item) return null;
    return { id, record: { ...item, updatedAt: item.addedAt }, changedAt: CHANGED_AT };
  }
  readonly repo = {
    get: async (id: string) => this.#stored(id),
    create: async (submission: ItemSubmission) => {
      if (this.failWrites) throw new Error('The database is down');
      const place = `${submission.month}-${submission.n}`;
      if (this.items.has(submission.itemId) || this.places.has(place)) return null;
      this.items.set(submission.itemId, submission.item);
      this.places.set(place, submission);
      return { record: submission.item, changedAt: CHANGED_AT };
    },
  };
  readonly achievements = {
    unlockDue: () => Promise.resolve([]),
    unlockedBy: async (_uid: string, itemId: string) =>
      [...this.items.keys()][0] === itemId ? [{ id: 'first-share', unlockedAt: joined }] : [],
  };
  readonly usage = {
    countSubmissions: async (_uid: string, month: string) =>
      [...this.places.values()].filter((submission) => submission.month === month).length,
  };
  readonly pictureStore = {
    add: vi.fn(async (itemId: string) => {
      const url = `/media/${crypto.randomUUID()}`;
      this.pictures.set(url, itemId);
      const picture = {
        url,
        width: 9,
        height: 9,
        thumbnails: [],
        hasAvif: false,
        placeholder: null,
        shown: null,
        isDrawn: false,
      };
      const remove = async () => void this.pictures.delete(url);
      return { picture, pictureHash: PICTURE_HASH, remove };
    }),
  };

  /** Fails unless each item has a picture and each picture has an item. */
  expectOnePictureEach(): void {
    const shown = [...this.items].map(([id, { picture }]) => [picture.url, id]);
    expect([...this.pictures].sort()).toEqual(shown.sort());
  }
}

let store: Store;
let time: Date;
beforeEach(() => {
  store = new Store();
  time = new Date('2026-11-30T23:59:59.000Z');
});

const actor = actorFor('uid');
const share = (changes: Partial<SaleSubmission> = {}, key: string = crypto.randomUUID()) => {
  const { repo: items, usage, pictureStore } = store;
  const users = { get: async () => store.user };
  const quota = createSubmissionQuota({ usage });
  const categories = { find: async (id: string) => (id === store.category ? owls : null) };
  const mentionFinder = { in: async () => [] };
  const sharing = createSharingService({
    users,
    items,
    categories,
    quota,
    pictureStore,
    mentionFinder,
    achievements: store.achievements,
    now: () => time,
  });
  const sale = { ...find, ...changes };
  const idempotencyKey = { sent: key, bound: JSON.stringify([key, changes]) };
  return sharing.share({ actor, sale, screenshot: Buffer.from('x'), idempotencyKey, log });
};
const onlyItem = () => [...store.items.values()][0];

describe('the stored item', () => {
  it('has the price in cents, its owner and its category', async () => {
    const { output, changedAt } = await share();
    const { item, extractedData } = output;
    expect(onlyItem()).toMatchObject({
      ownerId: 'uid',
      username: 'seller',
      pictureHash: PICTURE_HASH,
      soldPriceCents: 3490,
      categoryId: '1234',
      categoryName: 'Owls',
      commentsCount: 0,
      expiresAt: new Date('2026-12-30T23:59:59.000Z'),
    });
    expect(item).toMatchObject({ soldPrice: '34.90', addedDate: time.toISOString() });
    expect(changedAt).toBe(CHANGED_AT);
    expect(extractedData).toEqual({ title: 'Brass owl', soldPrice: '34.90', soldDate: null });
  });

  it('has no category when its platform is not eBay, and counts the comment that the member shares with it', async () => {
    await share({ platform: 'depop', comment: 'Found it' });
    expect(onlyItem()).toMatchObject({ categoryId: null, categoryName: null, commentsCount: 1 });
    expect(store.places.get('2026-11-1')?.comment).toEqual({ content: 'Found it', mentions: [] });
  });

  it('has a purchase price and a source location only for own sales', async () => {
    const paid = { purchasePrice: '0', sourceLocation: 'Thrift Store' } as const;
    await share({ ...paid, isOwnSale: true });
    expect(onlyItem()).toMatchObject({ purchasePriceCents: 0, sourceLocation: 'Thrift Store' });
    store.items.clear();
    await share({ ...paid, isOwnSale: false });
    expect(onlyItem()).toMatchObject({ purchasePriceCents: null, sourceLocation: null });
  });

  it('expires later when the owner is premium', async () => {
    store.user = { ...member, subscriptionStatus: 'active' };
    const { output } = await share();
    expect(output.item.isPremiumUser).toBe(true);
    expect(onlyItem()?.expiresAt).toEqual(new Date('2027-02-28T23:59:59.000Z'));
  });
});

describe('a category', () => {
  const unknown = {
    code: 'bad_request',
    issues: [{ path: ['body', 'categoryId'], message: CATEGORY_MESSAGES.unknown }],
  };

  it('is null when the request names the category but sends no id', async () => {
    await share({ categoryId: undefined, categoryName: 'FREE STUFF' });
    expect(onlyItem()).toMatchObject({ categoryId: null, categoryName: null });
  });

  it('that does not exist makes the share fail before anything is stored', async () => {
    await expect(share({ categoryId: '4321' })).rejects.toMatchObject(unknown);
    expect(store.pictureStore.add).not.toHaveBeenCalled();
    expect(store.places.size).toBe(0);
  });

  it('need no longer exist when a request is repeated with the same idempotency key', async () => {
    const first = await share({}, 'key');
    store.category = 'another';
    expect(await share({}, 'key')).toEqual(first);
  });
});

it('share throws username_required when the member has no username or does not exist', async () => {
  store.user = { ...member, username: null };
  const refused = { code: 'username_required', message: SALE_MESSAGES.usernameRequired };
  await expect(share()).rejects.toMatchObject(refused);
  store.user = null;
  await expect(share()).rejects.toMatchObject(refused);
  expect(store.pictures.size).toBe(0);
});

describe('a request that repeats an idempotency key', () => {
  it('returns the first item, also when the requests run at the same time', async () => {
    const first = await share({}, 'key');
    expect(await share({}, 'key')).toEqual(first);
    const together = await Promise.all(Array.from({ length: 10 }, () => share({}, 'other')));
    expect(new Set(together.map(({ output }) => output.item.id)).size).toBe(1);
    expect(store.items.size).toBe(2);
    expect(store.places.size).toBe(2);
    store.expectOnePictureEach();
  });

  it('throws key_reused with the first item, and stores nothing, when the sale is different', async () => {
    const first = await share({}, 'key');
    await expect(share({ title: 'Something else' }, 'key')).rejects.toMatchObject({
      code: 'key_reused',
      current: first,
    });
    expect(store.items.size).toBe(1);
    store.expectOnePictureEach();
  });

  it('stores no second item when it runs at the same time as the first request and has another sale', async () => {
    const titles = Array.from({ length: 5 }, (_, n) => `Owl ${String(n)}`);
    const outcomes = await Promise.allSettled(titles.map((title) => share({ title }, 'key')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(store.items.size).toBe(1);
    store.expectOnePictureEach();
  });

  it('returns the first item when that item was stored before idempotency keys were bound to the content of requests', async () => {
    await share({}, 'key');
    const [id, item] = [...store.items][0] ?? [];
    if (!id || !item) throw new Error('Nothing was stored');
    const { requestMac: _none, ...older } = item;
    store.items.set(id, older);
    expect((await share({ title: 'Another' }, 'key')).output.item.title).toBe('Brass owl');
  });

  it('returns the first item even when that item used up the quota', async () => {
    for (let n = 1; n < 20; n++) await share();
    const together = await Promise.all(Array.from({ length: 5 }, () => share({}, 'key')));
    expect(new Set(together.map(({ output }) => output.item.id)).size).toBe(1);
    expect((await share({}, 'key')).output).toEqual(together[0]?.output);
  });
});

describe('the submission quota', () => {
  const exhausted = { code: 'quota_exhausted' };

  it('accepts 20 of 40 concurrent shares, and keeps no picture of the other 20', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => share()));
    const refused = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as unknown] : [],
    );
    expect(refused).toHaveLength(20);
    for (const reason of refused) expect(reason).toMatchObject(exhausted);
    expect(store.items.size).toBe(20);
    store.expectOnePictureEach();
  });

  it('rejects a share before its picture is processed when no submission is left', async () => {
    for (let n = 1; n <= 20; n++) await share();
    store.pictureStore.add.mockClear();
    await expect(share()).rejects.toMatchObject(exhausted);
    expect(store.pictureStore.add).not.toHaveBeenCalled();
  });

  it('allows shares again when a new month starts', async () => {
    for (let n = 1; n <= 20; n++) await share();
    time = new Date('2026-12-01T00:00:00.000Z');
    await share();
    expect(store.places.has('2026-12-1')).toBe(true);
  });
});

describe('a share that fails', () => {
  it('removes the picture when the database fails', async () => {
    store.failWrites = true;
    await expect(share()).rejects.toThrow('The database is down');
    expect(store.pictures.size).toBe(0);
  });

  it('keeps the picture of a concurrent attempt with the same key when its own picture is rejected', async () => {
    let refuse: (error: AppError) => void = () => undefined;
    store.pictureStore.add.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    const bad = share({}, 'key');
    const good = share({}, 'key');
    await vi.waitFor(() => expect(store.pictures.size).toBe(1));
    refuse(new AppError('unsupported_media_type', 'No'));
    const outcomes = await Promise.allSettled([bad, good]);
    expect(outcomes[1]).toMatchObject({ status: 'fulfilled' });
    store.expectOnePictureEach();
  });

  it('keeps the picture when the commit succeeded although it seemed to fail', async () => {
    const { create } = store.repo;
    vi.spyOn(store.repo, 'create').mockImplementationOnce(async (submission) => {
      await create(submission);
      throw new Error('The connection was lost');
    });
    const { output } = await share();
    expect([...store.pictures.keys()]).toEqual([output.item.picture.url]);
  });

  it('stores no item and counts no submission when the picture is rejected', async () => {
    store.pictureStore.add.mockRejectedValueOnce(new AppError('unsupported_media_type', 'No'));
    await expect(share()).rejects.toMatchObject({ code: 'unsupported_media_type' });
    expect(store.items.size + store.places.size).toBe(0);
  });
});
