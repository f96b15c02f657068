import { NOTIFICATIONS_PER_PAGE } from '@contract/schemas/notification';
import { FirebaseError } from 'firebase/app';
import { type DocumentData, Timestamp } from 'firebase/firestore';
import { Observable, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as firebaseAuth from './firebase-auth';
import {
  IGNORED_CACHE_RESULTS_MS,
  combineLiveNotifications,
  type LiveNotifications,
  notificationPageOf,
} from './live-notifications';

vi.mock('./firebase-auth', () => ({
  firebaseMemberId: vi.fn(() => Promise.resolve('ann')),
  refreshIdToken: vi.fn(() => Promise.resolve()),
}));
const refreshIdToken = vi.mocked(firebaseAuth.refreshIdToken);

const AT = Timestamp.fromDate(new Date('2026-11-20T12:00:00.123Z'));

const stored = (id: string, change: DocumentData = {}) => ({
  id,
  data: () => ({
    type: 'other',
    topic: 'comment',
    title: 'New comment',
    message: '@tom: Nice',
    isRead: false,
    itemId: 'owl',
    commentId: 'c1',
    actorUsername: 'tom',
    actorId: 'tom',
    createdAt: AT,
    expiresAt: AT,
    pictureUrl: null,
    count: 1,
    ...change,
  }),
});
const snapshot = (ids: readonly string[], fromCache = false) => ({
  docs: ids.map((id) => stored(id)),
  metadata: { fromCache },
});
type Snapshot = ReturnType<typeof snapshot>;

describe('notificationPageOf', () => {
  test('returns the fields that the member sees, and skips an invalid notification', () => {
    const page = notificationPageOf([stored('a'), stored('wrong', { title: 5 })]);
    expect(page).toEqual({
      notifications: [
        {
          id: 'a',
          type: 'other',
          topic: 'comment',
          title: 'New comment',
          message: '@tom: Nice',
          isRead: false,
          itemId: 'owl',
          commentId: 'c1',
          rulingId: null,
          actorUsername: 'tom',
          pictureUrl: null,
          createdAt: '2026-11-20T12:00:00.123Z',
        },
      ],
      next: null,
    });
  });

  test('starts the next page after the last notification, exact to the microsecond', () => {
    const ids = Array.from({ length: NOTIFICATIONS_PER_PAGE + 1 }, (_, index) => `n${index}`);
    const createdAt = new Timestamp(AT.seconds, 123_456_000);
    const docs = ids.map((id) => stored(id, { createdAt }));
    const page = notificationPageOf(docs);
    expect(page.notifications).toHaveLength(NOTIFICATIONS_PER_PAGE);
    expect(page.next).toBe(`${AT.seconds}123456.n${NOTIFICATIONS_PER_PAGE - 1}`);
    expect(notificationPageOf(docs.slice(1)).next).toBeNull();
  });
});

describe('combineLiveNotifications', () => {
  let newest: Subject<Snapshot>;
  let unread: Subject<Snapshot>;
  let seen: LiveNotifications[];
  let isOver: boolean;

  /**
   * Subscribes to live notifications. The tested code may subscribe to its two queries several times. Each time,
   * `newest` and `unread` become new subjects.
   */
  function read(): void {
    const ofNewest = new Observable<Snapshot>((subscriber) => {
      newest = new Subject();
      return newest.subscribe(subscriber);
    });
    const ofUnread = new Observable<Snapshot>((subscriber) => {
      unread = new Subject();
      return unread.subscribe(subscriber);
    });
    combineLiveNotifications(ofNewest, ofUnread).subscribe({
      next: (live) => seen.push(live),
      complete: () => (isOver = true),
    });
  }
  const states = () => seen.map((live) => (live.state === 'read' ? live.unread : live.state));
  /** Runs the pending tasks. Firestore calls each observer in its own task. */
  const settle = () => vi.advanceTimersByTime(0);
  const denied = () => new FirebaseError('permission-denied', 'denied');

  beforeEach(() => {
    vi.useFakeTimers();
    refreshIdToken.mockClear();
    seen = [];
    isOver = false;
    read();
  });
  afterEach(() => vi.useRealTimers());

  test('emits the newest notifications and the unread count when both are known', () => {
    newest.next(snapshot(['b', 'a']));
    expect(seen).toEqual([]);
    unread.next(snapshot(['b']));
    settle();
    expect(seen).toMatchObject([
      { state: 'read', page: { notifications: [{ id: 'b' }, { id: 'a' }] }, unread: 1 },
    ]);
    unread.next(snapshot([]));
    settle();
    expect(states()).toEqual([1, 0]);
  });

  test('emits once when one change reaches both queries in separate tasks', () => {
    newest.next(snapshot(['a']));
    unread.next(snapshot([]));
    settle();
    setTimeout(() => newest.next(snapshot(['b', 'a'])));
    setTimeout(() => unread.next(snapshot(['b'])));
    vi.runAllTimers();
    expect(seen).toMatchObject([
      { page: { notifications: [{ id: 'a' }] }, unread: 0 },
      { page: { notifications: [{ id: 'b' }, { id: 'a' }] }, unread: 1 },
    ]);
  });

  test("emits 'unreachable' if only Firestore's cache responds for 5 s, and notifications when the server then responds", () => {
    newest.next(snapshot(['a']));
    unread.next(snapshot(['a']));
    settle();
    newest.next(snapshot(['a'], true));
    settle();
    vi.advanceTimersByTime(IGNORED_CACHE_RESULTS_MS);
    expect(states()).toEqual([1, 'unreachable']);
    newest.next(snapshot(['a']));
    settle();
    expect(states()).toEqual([1, 'unreachable', 1]);
  });

  test('emits no result from the cache when the server responds within 5 s', () => {
    newest.next(snapshot(['a']));
    unread.next(snapshot(['a'], true));
    settle();
    vi.advanceTimersByTime(IGNORED_CACHE_RESULTS_MS - 1);
    unread.next(snapshot([]));
    vi.advanceTimersByTime(IGNORED_CACHE_RESULTS_MS);
    expect(states()).toEqual([0]);
  });

  test('subscribes with a new ID token when the rules deny the first one', async () => {
    newest.error(denied());
    await vi.advanceTimersByTimeAsync(0);
    newest.next(snapshot(['a']));
    unread.next(snapshot(['a']));
    settle();
    expect(states()).toEqual([1]);
    expect(refreshIdToken).toHaveBeenCalledTimes(1);
  });

  test("emits 'unreachable' and completes when the rules also deny the new ID token", async () => {
    newest.error(denied());
    await vi.advanceTimersByTimeAsync(0);
    unread.error(denied());
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toEqual(['unreachable']);
    expect(isOver).toBe(true);
    expect(refreshIdToken).toHaveBeenCalledTimes(1);
  });

  test("emits 'unreachable' and completes, without requesting a new ID token, when Firestore fails", () => {
    newest.error(new FirebaseError('resource-exhausted', 'too much'));
    expect(states()).toEqual(['unreachable']);
    expect(isOver).toBe(true);
    expect(refreshIdToken).not.toHaveBeenCalled();
  });

  test("emits 'unreachable' when requesting a new ID token fails", async () => {
    refreshIdToken.mockRejectedValueOnce(new Error('no network'));
    newest.error(denied());
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toEqual(['unreachable']);
  });
});
