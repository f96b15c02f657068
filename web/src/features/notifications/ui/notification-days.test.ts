import { expect, test } from 'vitest';
import type { Notification } from '@contract/schemas/notification';
import { daysOf } from './notification-days';

/** Creates a notification at a time in the time zone of the test. The month counts from 0. */
const at = (...moment: [year: number, month: number, day: number, hour: number]): Notification => ({
  id: moment.join('-'),
  type: 'follow',
  topic: null,
  title: '',
  message: '',
  isRead: true,
  itemId: null,
  commentId: null,
  rulingId: null,
  actorUsername: null,
  pictureUrl: null,
  createdAt: new Date(...moment).toISOString(),
});
const now = new Date(2026, 10, 26, 0, 30).getTime();

test('daysOf groups notifications by day', () => {
  const days = daysOf(
    [
      at(2026, 10, 26, 0),
      at(2026, 10, 25, 23),
      at(2026, 10, 25, 1),
      at(2026, 10, 24, 23),
      at(2026, 10, 23, 12),
    ],
    now,
  );
  expect(days.map(({ heading, notifications }) => [heading, notifications.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Tuesday, November 24', 1],
    ['Monday, November 23', 1],
  ]);
});

test("daysOf groups a notification under Today when its time is in the future, because the device's clock is behind", () => {
  const [day] = daysOf([at(2026, 10, 27, 3)], now);
  expect(day?.heading).toBe('Today');
});
