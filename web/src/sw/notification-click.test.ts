import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeAllOutboxEntries, fakeSerialLocks } from '@/lib/outbox/entries.test-support';
import { listOutbox } from '@/lib/outbox/outbox-store';
import { OPEN_PATH, OUTBOX_SYNC, SESSION_CHANNEL } from '@/lib/worker-messages';
import { respondToNotificationClicks } from './notification-click';
import { fakeWorker } from './shown-pushes.test-support';

const ORIGIN = 'https://boloboard.example';
const DATA = { memberId: 'ann', path: '/item/owl?comment=c1', notificationId: 'n1' };

/** Creates an open page. If `responds` is true, the page confirms each path that the worker asks it to open. */
function fakePage({ focused = false, responds = true } = {}) {
  return {
    focused,
    focus: vi.fn(() => Promise.resolve()),
    navigate: vi.fn(() => Promise.resolve(null)),
    postMessage: vi.fn((_message: unknown, [port]: readonly MessagePort[]) => {
      if (responds) port?.postMessage(null);
      else vi.runAllTimers();
    }),
  };
}

const setAppBadge = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve(null));
let worker = fakeWorker();
let pages: ReturnType<typeof fakePage>[] = [];
/** The API calls that the worker has sent, such as 'PATCH /api/notifications/n1/read'. */
let calls: string[] = [];
let respondToCall: () => Promise<Response>;
/** Returns the response when the worker asks which member is signed in. */
let respondWithMember: () => Promise<Response>;

beforeEach(async () => {
  // Uses fake timers, because with real timers a slow machine could exceed the time that a page has to respond.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  worker = fakeWorker();
  pages = [];
  calls = [];
  respondWithMember = () => Promise.resolve(Response.json({ id: 'ann' }));
  respondToCall = () => Promise.resolve(new Response(null, { status: 204 }));
  setAppBadge.mockClear();
  openWindow.mockClear();
  await removeAllOutboxEntries();
  vi.stubGlobal('navigator', { onLine: true, locks: fakeSerialLocks(), setAppBadge });
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('self', {
    ...worker,
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
  });
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    if (path === '/api/auth/user') return respondWithMember();
    return method === 'GET' ? Promise.resolve(Response.json({ count: 2 })) : respondToCall();
  });
  respondToNotificationClicks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function click(action = '', data: unknown = DATA) {
  const close = vi.fn();
  await worker.fire('notificationclick', { action, notification: { data, close } });
  expect(close).toHaveBeenCalledOnce();
}

test('opens a window when no page is open, and marks the notification as read', async () => {
  await click();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(DATA.path);
  expect(calls).toEqual([
    'GET /api/auth/user',
    'PATCH /api/notifications/n1/read',
    'GET /api/notifications/unread-count',
  ]);
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
});

test('opens the path without a reload in the page that has the focus', async () => {
  pages = [fakePage(), fakePage({ focused: true })];
  await click();
  expect(pages[1]?.focus).toHaveBeenCalledOnce();
  expect(pages[1]?.postMessage.mock.calls[0]?.[0]).toEqual({ type: OPEN_PATH, path: DATA.path });
  expect([pages[0]?.postMessage.mock.calls, pages[1]?.navigate.mock.calls]).toEqual([[], []]);
  expect(openWindow).not.toHaveBeenCalled();
});

test('reloads the page when the page does not respond', async () => {
  pages = [fakePage({ responds: false })];
  await click();
  expect(pages[0]?.navigate).toHaveBeenCalledExactlyOnceWith(DATA.path);
});

test('opens a window when the page was closed before it could open the path', async () => {
  const closed = fakePage({ responds: false });
  closed.navigate.mockRejectedValue(new TypeError('The client is gone.'));
  pages = [closed];
  await click();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(DATA.path);
});

test('marks the notification as read even if no window can be opened', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  openWindow.mockRejectedValueOnce(new Error('InvalidAccessError'));
  await click();
  expect(calls).toContain('PATCH /api/notifications/n1/read');
  expect(await listOutbox('ann')).toEqual([]);
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
});

test('opens the reply form when the reply action is clicked', async () => {
  await click('reply');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${DATA.path}&reply=1`);
});

test("marks the notification as read, opens nothing and notifies open pages when 'Mark as Read' is clicked", async () => {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  const message = new Promise((resolve) => {
    channel.onmessage = ({ data }) => resolve(data);
  });
  await click('mark-read');
  expect(await message).toBe('notifications-changed');
  channel.close();
  expect(openWindow).not.toHaveBeenCalled();
  expect(calls).toContain('PATCH /api/notifications/n1/read');
  expect(await listOutbox('ann')).toEqual([]);
});

test.each([
  ['another member is signed in', () => Response.json({ id: 'bob' })],
  ['nobody is signed in', () => new Response(null, { status: 401 })],
])(
  "keeps the call 'mark as read' in the outbox, and does not send it, when %s",
  async (_case, member) => {
    respondWithMember = () => Promise.resolve(member());
    // Uses real timers, because the code that ends a session waits for messages of other tabs.
    vi.useRealTimers();
    await click('mark-read');
    expect(calls.filter((made) => made !== 'GET /api/auth/user')).toEqual([]);
    expect(await listOutbox('ann')).toMatchObject([
      { endpoint: 'markNotificationRead', state: 'waiting', attempts: 0 },
    ]);
    expect(setAppBadge).not.toHaveBeenCalledWith(2);
  },
);

const withoutNetwork = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

test.each([
  ['asks who is signed in', () => (respondWithMember = withoutNetwork)],
  ['sends the call', () => (respondToCall = withoutNetwork)],
])(
  "keeps the call 'mark as read' in the outbox when the network is missing while the worker %s",
  async (_case, loseNetwork) => {
    loseNetwork();
    await click('mark-read');
    expect(await listOutbox('ann')).toMatchObject([
      {
        endpoint: 'markNotificationRead',
        input: { params: { notificationId: 'n1' } },
        isQuiet: true,
      },
    ]);
    expect(worker.registration.sync.register).toHaveBeenCalledExactlyOnceWith(OUTBOX_SYNC);
  },
);

test('marks no notification as read when the push was about several notifications', async () => {
  await click('', { memberId: 'ann', path: '/notifications' });
  expect([calls, openWindow.mock.calls]).toEqual([[], [['/notifications']]]);
});

test.each(['//other.example/', '/\\other.example/', 'https://other.example/'])(
  'opens the home page instead of the invalid path %s',
  async (path) => {
    await click('', { memberId: 'ann', path });
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/');
  },
);
