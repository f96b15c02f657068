import { notificationView } from '@contract/rules/notification-view';
import { timeCursor } from '@contract/rules/time-cursor';
import {
  type Notification,
  type NotificationPage,
  notificationRecordSchema,
  NOTIFICATIONS_PER_PAGE,
  UNREAD_COUNT_MAX,
} from '@contract/schemas/notification';
import { FirebaseError } from 'firebase/app';
import {
  collection,
  type DocumentData,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import {
  auditTime,
  catchError,
  combineLatest,
  concat,
  defer,
  map,
  NEVER,
  Observable,
  of,
  retry,
  switchMap,
  throwError,
  timer,
} from 'rxjs';
import { firebaseMemberId, refreshIdToken } from './firebase-auth';
import { type LiveRead, createLiveRead } from './live-read';

/**
 * The result of a live read of notifications. It is 'unreachable' if Firestore does not respond, if its rules deny the
 * read, or if nobody is signed in with Firebase. The API may still respond in these cases.
 */
export type LiveNotifications =
  | {
      readonly state: 'read';
      /** The newest notifications. */
      readonly page: NotificationPage;
      /** The number of unread notifications, at most `UNREAD_COUNT_MAX`. */
      readonly unread: number;
    }
  | { readonly state: 'unreachable' };

/** The fields of Firestore's query snapshots that this file reads. */
interface Snapshot {
  readonly docs: readonly Stored[];
  readonly metadata: { readonly fromCache: boolean };
}

interface Stored {
  readonly id: string;
  data(): DocumentData;
}

const UNREACHABLE: LiveNotifications = { state: 'unreachable' };

/**
 * The time in milliseconds during which results from Firestore's cache are ignored. When a notification leaves a query,
 * Firestore briefly emits such results while it requests the next notification.
 */
export const IGNORED_CACHE_RESULTS_MS = 5000;

/** Reads the first page of a member's notifications, in the order of the API, and counts the unread ones. */
export const readNotificationsLive = (
  db: Firestore,
  memberId: string,
): LiveRead<LiveNotifications> =>
  createLiveRead(`notifications:${memberId}`, (subscriber) => {
    const notifications = collection(db, 'users', memberId, 'notifications');
    const newest = query(
      notifications,
      orderBy('createdAt', 'desc'),
      orderBy('__name__', 'desc'),
      // Requests one notification more than needed, to know whether there is another page.
      limit(NOTIFICATIONS_PER_PAGE + 1),
    );
    const unread = query(notifications, where('isRead', '==', false), limit(UNREAD_COUNT_MAX));
    const read = whenSignedIn(
      memberId,
      combineLiveNotifications(snapshotsOf(newest), snapshotsOf(unread)),
    );
    const subscription = read.subscribe(subscriber);
    return () => subscription.unsubscribe();
  });

/**
 * Reads notifications only if the member is signed in with Firebase, because Firestore's rules check this sign-in. A
 * browser can lose the sign-in before the session ends.
 */
const whenSignedIn = (
  memberId: string,
  read: Observable<LiveNotifications>,
): Observable<LiveNotifications> =>
  defer(firebaseMemberId).pipe(
    switchMap((signedIn) => (signedIn === memberId ? read : of(UNREACHABLE))),
    catchError(() => of(UNREACHABLE)),
  );

const snapshotsOf = (asked: Query): Observable<Snapshot> =>
  new Observable((subscriber) =>
    // Without this option, Firestore does not report whether a result is from its cache.
    onSnapshot(asked, { includeMetadataChanges: true }, subscriber),
  );

/**
 * Combines the results of the query for notifications and the query for the unread count. Emits 'unreachable' if
 * Firestore uses only its cache for `IGNORED_CACHE_RESULTS_MS`. If a query fails, emits 'unreachable' and completes. If the
 * rules deny a query, first repeats both queries once with a new ID token, because the plan may have changed.
 */
export const combineLiveNotifications = (
  newest: Observable<Snapshot>,
  unread: Observable<Snapshot>,
): Observable<LiveNotifications> =>
  combineLatest([newest, unread]).pipe(
    // Waits until the observers of both queries were called, because Firestore calls them in separate tasks after one
    // change.
    auditTime(0),
    switchMap(([page, { docs, metadata }]) =>
      page.metadata.fromCache || metadata.fromCache
        ? concat(timer(IGNORED_CACHE_RESULTS_MS).pipe(map(() => UNREACHABLE)), NEVER)
        : of({ state: 'read', page: notificationPageOf(page.docs), unread: docs.length } as const),
    ),
    retry({
      count: 1,
      delay: (error: unknown) =>
        isDenied(error) ? defer(refreshIdToken) : throwError(() => error),
      resetOnSuccess: true,
    }),
    catchError(() => of(UNREACHABLE)),
  );

const isDenied = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'permission-denied';

/** Returns a page of notifications from documents. Skips invalid documents. */
export function notificationPageOf(docs: readonly Stored[]): NotificationPage {
  const shown = docs.slice(0, NOTIFICATIONS_PER_PAGE);
  const last = docs.length > shown.length ? shown.at(-1) : undefined;
  return {
    notifications: shown.flatMap((stored) => notificationIn(stored) ?? []),
    next: last ? cursorOf(last) : null,
  };
}

function notificationIn(stored: Stored): Notification | null {
  const { data: record } = notificationRecordSchema.safeParse(stored.data());
  return record ? notificationView(stored.id, record) : null;
}

function cursorOf(stored: Stored): string | null {
  const createdAt: unknown = stored.data()['createdAt'];
  if (!(createdAt instanceof Timestamp)) return null;
  const micros = createdAt.seconds * 1_000_000 + Math.floor(createdAt.nanoseconds / 1000);
  return timeCursor(micros, stored.id);
}
