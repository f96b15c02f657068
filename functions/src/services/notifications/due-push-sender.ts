import { notificationKindOf } from '@contract/rules/notification-kind';
import type { RecentPushMark } from '../../repos/due-pushes-repo';
import type { StoredUnreadNotification } from '../../repos/unread-notifications-repo';
import type { PushDispatcher, PushDispatcherDeps } from './push-dispatcher';

interface DuePushSenderDeps extends PushDispatcherDeps {
  readonly pushes: PushDispatcher;
}

export interface DuePushSender {
  /**
   * Handles each member with a due mark whose last push was at least a minute ago. Pushes the notifications that became
   * unread since the last push, or removes the mark if there are none. If a push fails, continues with the next member.
   * Reads no further page of marks after `until`; the next run continues.
   */
  push(until: Date): Promise<void>;
}

/**
 * What was pushed to a member already: all notifications that became unread before `pushedTo`, and those in
 * `pushedIds`, which became unread exactly at `pushedTo`.
 */
type Seen = Pick<RecentPushMark, 'uid' | 'pushedTo' | 'pushedIds'>;

function seenWith(
  { uid, pushedTo, pushedIds }: RecentPushMark,
  unread: readonly StoredUnreadNotification[],
): Seen {
  const to = Math.max(pushedTo, ...unread.map(({ at }) => at));
  const before = to === pushedTo ? pushedIds : [];
  const ids = unread.filter(({ at }) => at === to).map(({ id }) => id);
  return { uid, pushedTo: to, pushedIds: [...before, ...ids] };
}

/** Creates a function that returns, the newest first, the notifications that became unread since the last push. */
const createUnreadSince =
  ({ unreadNotifications }: Pick<PushDispatcherDeps, 'unreadNotifications'>) =>
  async (mark: Seen & Pick<RecentPushMark, 'late'>): Promise<StoredUnreadNotification[]> => {
    const { uid, pushedTo, pushedIds, late } = mark;
    const [newer, lateOnes] = await Promise.all([
      unreadNotifications.since(uid, pushedTo),
      unreadNotifications.among(uid, late),
    ]);
    const isPushed = ({ id, at }: StoredUnreadNotification) =>
      at === pushedTo && pushedIds.includes(id);
    const both = [...newer.filter((it) => !isPushed(it)), ...lateOnes];
    const byId = new Map(both.map((it) => [it.id, it]));
    return [...byId.values()].toSorted((one, other) => other.at - one.at);
  };

/**
 * Creates a function that runs a step and logs its failure, so that the job can continue. The function returns whether
 * the step succeeded.
 */
const createAttempt =
  ({ log }: Pick<PushDispatcherDeps, 'log'>) =>
  async (uid: string, step: () => Promise<unknown>): Promise<boolean> => {
    try {
      await step();
      return true;
    } catch (error) {
      log.error('push_failed', { uid, error });
      return false;
    }
  };

/**
 * Creates a function that removes a mark, and then looks for new notifications once more. A notification that became
 * unread just before the removal may not have been pushed immediately, because the mark still existed.
 */
function createEnd(deps: DuePushSenderDeps) {
  const { duePushes, pushes, now } = deps;
  const unreadSince = createUnreadSince(deps);
  const attempt = createAttempt(deps);

  return async (mark: RecentPushMark, seen: Seen): Promise<void> => {
    if (!(await duePushes.remove(mark))) return;
    const { uid, pushedTo: to, pushedIds: ids } = seen;
    /**
     * Creates the mark again, so that the next run of the job looks for new notifications. Returns false if there is a
     * newer mark.
     */
    const putBack = () => duePushes.create(uid, { at: now(), to, ids });
    const leave = async (id: string) => (await putBack()) || (await duePushes.addLate(uid, id));
    const pushLeft = async () => {
      for (const { id, at, record } of await unreadSince({ ...seen, late: [] })) {
        const unread = { uid, id, kind: notificationKindOf(record), at };
        const isDone = await attempt(uid, () => pushes.onNotificationUnread(unread));
        if (!isDone) await attempt(uid, () => leave(id));
      }
    };
    if (!(await attempt(uid, pushLeft))) await putBack();
  };
}

export function createDuePushSender(deps: DuePushSenderDeps): DuePushSender {
  const { duePushes, pushDevices, now } = deps;
  const unreadSince = createUnreadSince(deps);
  const attempt = createAttempt(deps);
  const end = createEnd(deps);

  const recipientOf = async (
    { uid }: RecentPushMark,
    unread: readonly StoredUnreadNotification[],
  ) => {
    const wants = unread.length > 0 ? await deps.wantsOf(uid) : null;
    const wanted = unread.filter(({ record }) => wants?.(notificationKindOf(record)));
    const devices = wanted.length > 0 ? await pushDevices.list(uid) : [];
    return { devices, shown: devices.length > 0 ? await deps.showable(uid, wanted) : [] };
  };

  const pushOne = async (mark: RecentPushMark) => {
    const { uid } = mark;
    const unread = await unreadSince(mark);
    const { devices, shown } = await recipientOf(mark, unread);
    const seen = seenWith(mark, unread);
    const [newest, ...others] = shown;
    if (!newest) return end(mark, seen);
    // If this run is interrupted after the push and before `setPushed`, the next run sends the same push again. On the
    // device, the second push then replaces the first one.
    await deps.send({ uid, devices, notifications: [newest, ...others] });
    const { pushedTo: to, pushedIds: ids } = seen;
    return duePushes.setPushed(mark, { at: now(), to, ids });
  };

  const pushOrPostpone = async (mark: RecentPushMark) => {
    const { uid } = mark;
    const isDone = await attempt(uid, () => pushOne(mark));
    if (!isDone) await attempt(uid, () => duePushes.postpone(mark, now()));
  };

  return {
    push: async (until) => {
      for await (const page of duePushes.due(now())) {
        await Promise.all(page.map(pushOrPostpone));
        if (now() >= until) return;
      }
    },
  };
}
