import { notificationKindOf } from '@contract/rules/notification-kind';
import type { DueMark } from '../../repos/due-pushes-repo';
import type { StoredUnread } from '../../repos/unread-notifications-repo';
import type { Pushes, PushesParts } from './pushes';

interface DuePushesParts extends PushesParts {
  readonly pushes: Pushes;
}

export interface DuePushes {
  /**
   * Pushes what became unread since the last push of each member, if that is a minute ago, or removes the due mark if nothing did. Starts no
   * page after `until`, and the next run continues. One member's failure holds up nobody.
   */
  push(until: Date): Promise<void>;
}

export function createDuePushes(parts: DuePushesParts): DuePushes {
  const { duePushes, unreadNotifications, pushDevices, log, now } = parts;

  /** What became unread since the last push, the newest first. */
  const unreadSince = async ({ uid, pushedTo, late }: DueMark): Promise<StoredUnread[]> => {
    const [newer, lateOnes] = await Promise.all([
      unreadNotifications.since(uid, pushedTo),
      unreadNotifications.among(uid, late),
    ]);
    const both = new Map([...newer, ...lateOnes].map((it) => [it.id, it]));
    return [...both.values()].toSorted((one, other) => other.at - one.at);
  };

  const recipientOf = async ({ uid }: DueMark, unread: readonly StoredUnread[]) => {
    const wants = unread.length > 0 ? await parts.wantsOf(uid) : null;
    const wanted = unread.filter(({ record }) => wants?.(notificationKindOf(record)));
    const devices = wanted.length > 0 ? await pushDevices.list(uid) : [];
    return { devices, shown: devices.length > 0 ? await parts.showable(uid, wanted) : [] };
  };

  /** What became unread before the removal, but after the job looked, found the mark and left the push to the job. */
  const end = async (mark: DueMark, seenTo: number) => {
    if (!(await duePushes.remove(mark))) return;
    for (const { id, at, record } of await unreadNotifications.since(mark.uid, seenTo))
      await parts.pushes.becameUnread({ uid: mark.uid, id, kind: notificationKindOf(record), at });
  };

  const pushOne = async (mark: DueMark) => {
    const { uid, pushedTo } = mark;
    const unread = await unreadSince(mark);
    const { devices, shown } = await recipientOf(mark, unread);
    const to = Math.max(pushedTo, ...unread.map(({ at }) => at));
    const [newest, ...others] = shown;
    if (!newest) return end(mark, to);
    // If this run ends between both steps, the next one repeats the push, which replaces this one on the device.
    await parts.send({ uid, devices, notifications: [newest, ...others] });
    return duePushes.setPushed(mark, { at: now(), to });
  };

  const pushOrPostpone = async (mark: DueMark) => {
    try {
      await pushOne(mark);
    } catch (error) {
      log.error('push_failed', { uid: mark.uid, error });
      await duePushes.postpone(mark, now());
    }
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
