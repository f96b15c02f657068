import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runInStore } from '@/lib/browser-database';
import {
  removeAllOutboxEntries,
  pictureFile,
  queuedTestEntry,
  fakeSerialLocks,
} from '@/lib/outbox/entries.test-support';
import { addToOutbox, listOutbox } from '@/lib/outbox/outbox-store';
import { takeSentAchievements, takeSentItemsVersion } from '@/lib/outbox/sent-by-worker';
import { OUTBOX_SYNC, SEND_OUTBOX, SESSION_CHANNEL } from '@/lib/worker-messages';
import { sendOutboxOnSync } from './outbox-sync';

type SyncListener = (event: { tag: string; waitUntil: (work: Promise<void>) => void }) => void;

interface FakePage {
  readonly visibilityState: DocumentVisibilityState;
  readonly postMessage: (message: unknown) => void;
}

const SHARE_PATH = '/api/items/screenshot';
const VERSION = '2026-11-21T12:00:00.000001Z';

let listener: SyncListener = () => undefined;
let pages: FakePage[] = [];
/** The number on the icon of the app, or null if it was not set. */
let badge: number | null = null;
/** The id of the member who is signed in, or null. */
let signedIn: string | null = 'ann';
/** The server's response to a share. */
let shareResponse: () => Response | Promise<Response>;
let sent: { readonly key: string | undefined; readonly form: FormData }[] = [];

function fakeFetch(path: string, init: RequestInit = {}): Promise<Response> {
  if (path !== SHARE_PATH)
    return Promise.resolve(
      signedIn === null ? new Response(null, { status: 401 }) : Response.json({ id: signedIn }),
    );
  const headers = init.headers as Readonly<Record<string, string>>;
  sent.push({ key: headers['Idempotency-Key'], form: init.body as FormData });
  return Promise.resolve(shareResponse());
}

/** Fires the browser's sync event and waits until the worker has finished. */
async function sync(tag = OUTBOX_SYNC): Promise<void> {
  let work: Promise<void> | undefined;
  listener({
    tag,
    waitUntil: (started) => {
      work = started;
    },
  });
  await work;
}
const add = (...ids: string[]) =>
  ids.reduce<Promise<unknown>>(
    (before, id) => before.then(() => addToOutbox(queuedTestEntry(id), pictureFile())),
    Promise.resolve(),
  );
const keys = () => sent.map(({ key }) => key);

beforeEach(async () => {
  pages = [];
  badge = null;
  signedIn = 'ann';
  sent = [];
  shareResponse = () => new Response('{}', { status: 201 });
  await removeAllOutboxEntries();
  const setAppBadge = (count: number) => {
    badge = count;
    return Promise.resolve();
  };
  vi.stubGlobal('navigator', { onLine: true, locks: fakeSerialLocks(), setAppBadge });
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('self', {
    addEventListener: (_type: string, added: SyncListener) => (listener = added),
    clients: { matchAll: () => Promise.resolve(pages) },
  });
  sendOutboxOnSync();
});
afterEach(() => vi.unstubAllGlobals());

test('sends all entries in order, with key, fields and picture, when no page is open', async () => {
  await add('first', 'second');
  await sync();
  expect(keys()).toEqual(['first', 'second']);
  expect(sent[0]?.form.get('title')).toBe('first');
  expect(sent[0]?.form.get('screenshot')).toMatchObject({ name: 'sold.png', type: 'image/png' });
  expect(await listOutbox('ann')).toEqual([]);
});

test('asks the open pages to send, and sends nothing itself, when a page is visible', async () => {
  const messages: unknown[] = [];
  pages = (['visible', 'hidden'] as const).map((visibilityState) => ({
    visibilityState,
    postMessage: (text) => messages.push([visibilityState, text]),
  }));
  await add('a');
  await sync();
  expect(messages).toEqual([
    ['visible', SEND_OUTBOX],
    ['hidden', SEND_OUTBOX],
  ]);
  expect(sent).toEqual([]);
});

test('asks a hidden page to send the outbox, and also sends the checked entries from the worker', async () => {
  const messages: unknown[] = [];
  pages = [{ visibilityState: 'hidden', postMessage: (text) => messages.push(text) }];
  await add('a');
  await sync();
  expect(messages).toEqual([SEND_OUTBOX]);
  expect(keys()).toEqual(['a']);
});

test("after sending, shows the number of waiting entries on the app's icon, and keeps the items version for a page", async () => {
  await addToOutbox(queuedTestEntry('unchecked', { isChecked: false }), null);
  await add('a');
  shareResponse = () => new Response('{}', { headers: { 'X-Items-Version': VERSION } });
  await sync();
  expect(badge).toBe(1);
  expect(await takeSentItemsVersion('bob')).toBeNull();
  expect(await takeSentItemsVersion('ann')).toBe(VERSION);
  expect(await takeSentItemsVersion('ann')).toBeNull();
});

test('ignores a sync event with another tag', async () => {
  await add('a');
  await sync('other');
  expect(sent).toEqual([]);
});

test.each([
  ['another member is signed in', 'bob'],
  ['nobody is signed in', null],
])('sends nothing when %s', async (_case, memberId) => {
  await add('a');
  signedIn = memberId;
  await sync();
  expect(sent).toEqual([]);
  expect(await listOutbox('ann')).toMatchObject([{ id: 'a', state: 'waiting', attempts: 0 }]);
});

test('does not send unchecked entries, which wait for a page', async () => {
  await addToOutbox(queuedTestEntry('unchecked', { isChecked: false }), pictureFile());
  await add('checked');
  await sync();
  expect(keys()).toEqual(['checked']);
  expect(await listOutbox('ann')).toMatchObject([{ id: 'unchecked', state: 'waiting' }]);
});

test('sends each entry once when two events come at the same time', async () => {
  await add('a', 'b');
  await Promise.all([sync(), sync()]);
  expect(keys()).toEqual(['a', 'b']);
});

test.each([
  ['the server is busy', () => new Response(null, { status: 503 })],
  ['the network is lost again', () => Promise.reject(new TypeError('Failed to fetch'))],
])('rejects, so that the browser tries again, when %s', async (_case, response) => {
  await add('a', 'b');
  shareResponse = response;
  await expect(sync()).rejects.toThrow('still wait');
  expect(keys()).toEqual(['a']);
  expect(await listOutbox('ann')).toMatchObject([
    { id: 'a', state: 'waiting', attempts: 1 },
    { id: 'b', state: 'waiting', attempts: 0 },
  ]);
});

test("keeps a refused share with the server's message, and sends the next entry", async () => {
  await add('a', 'b');
  const refusal = { code: 'bad_request', message: 'Choose a category.', requestId: 'r' };
  shareResponse = () =>
    keys().length === 1 ? Response.json(refusal, { status: 400 }) : new Response('{}');
  await sync();
  expect(keys()).toEqual(['a', 'b']);
  expect(await listOutbox('ann')).toMatchObject([
    { id: 'a', state: 'failed', message: 'Choose a category.' },
  ]);
});

test('keeps all shares, and sends no further share, when the member has no submissions left', async () => {
  await add('a', 'b');
  const refusal = { code: 'quota_exhausted', message: 'You have used all 20.', requestId: 'r' };
  shareResponse = () => Response.json(refusal, { status: 403 });
  await sync();
  expect(keys()).toEqual(['a']);
  expect(await listOutbox('ann')).toMatchObject([
    { id: 'a', state: 'limit-reached' },
    { id: 'b', state: 'limit-reached' },
  ]);
  expect(badge).toBe(2);
});

test('stops sending when the session ends, and keeps all entries', async () => {
  await add('a', 'b');
  shareResponse = () => new Response(null, { status: 401 });
  await sync();
  expect(keys()).toEqual(['a']);
  expect(await listOutbox('ann')).toMatchObject([{ state: 'sign-in' }, { state: 'waiting' }]);
});

test('stores the achievements that the sent calls have unlocked, until a page of the same member takes them', async () => {
  const unlockedAt = '2026-11-21T12:00:00.000Z';
  const kinds = { achievementLevel: 'bronze', icon: 'tag', description: '', unlockedAt } as const;
  const unlocked = ['one', 'two'].map((id) => ({ ...kinds, id, title: id }));
  await add('a', 'b', 'c');
  shareResponse = () => {
    const newAchievements = unlocked.slice(keys().length - 1, keys().length);
    return Response.json({ newAchievements });
  };
  await sync();
  expect(await takeSentAchievements('bob')).toEqual([]);
  expect(await takeSentAchievements('ann')).toEqual(unlocked);
  expect(await takeSentAchievements('ann')).toEqual([]);
});

describe('the check whether the session has ended', () => {
  const saved = () =>
    runInStore('saved-answers', 'readonly', (records) =>
      records.get(['ann', '["getCurrentUser"]']),
    );
  const isRemembered = async () =>
    (await runInStore('last-member', 'readonly', (records) => records.count(['ann']))) === 1;

  beforeEach(async () => {
    await runInStore('last-member', 'readwrite', (records) => records.put(true, ['ann']));
    await runInStore('saved-answers', 'readwrite', (records) =>
      records.put('answer', ['ann', '["getCurrentUser"]']),
    );
  });

  test('deletes the saved data of the member, notifies the tabs and keeps the outbox when nobody is signed in', async () => {
    const told = new Promise((resolve) => {
      const channel = new BroadcastChannel(SESSION_CHANNEL);
      channel.onmessage = ({ data }) => {
        channel.close();
        resolve(data);
      };
    });
    await add('a');
    signedIn = null;
    await sync();
    expect(await saved()).toBeUndefined();
    expect(await isRemembered()).toBe(false);
    expect(await listOutbox('ann')).toMatchObject([{ id: 'a', state: 'waiting' }]);
    expect(await told).toBe('signed-out');
  });

  test('deletes the saved data when the session ends while the outbox is sent', async () => {
    await add('a');
    shareResponse = () => {
      signedIn = null;
      return new Response(null, { status: 401 });
    };
    await sync();
    expect(await saved()).toBeUndefined();
    expect(await listOutbox('ann')).toMatchObject([{ id: 'a', state: 'sign-in' }]);
  });

  test('keeps the saved data when the 401 response belongs to an earlier session', async () => {
    await add('a');
    shareResponse = () => new Response(null, { status: 401 });
    await sync();
    expect(await saved()).toBe('answer');
    expect(await isRemembered()).toBe(true);
  });
});
