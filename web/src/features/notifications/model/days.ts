import type { Notification } from '@contract/schemas/notification';
import { once } from '@/lib/once';

export interface Day {
  /** The day in words, in the reader's time zone. */
  readonly heading: string;
  readonly notifications: readonly Notification[];
}

const longDay = once(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }),
);

/**
 * Groups sorted notifications by day. Each day has a heading: 'Today', 'Yesterday' or, for example, 'Monday, November
 * 23'.
 */
export function daysOf(notifications: readonly Notification[], now: number): readonly Day[] {
  const days: { heading: string; notifications: Notification[] }[] = [];
  for (const notification of notifications) {
    const heading = headingOf(new Date(notification.createdAt), new Date(now));
    const day = days.at(-1);
    if (day?.heading === heading) day.notifications.push(notification);
    else days.push({ heading, notifications: [notification] });
  }
  return days;
}

function headingOf(moment: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  // A time in the future counts as today, because this device's clock can be behind.
  if (moment > now || isSameDay(moment, now)) return 'Today';
  return isSameDay(moment, yesterday) ? 'Yesterday' : longDay().format(moment);
}

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();
