import { expect, it } from 'vitest';
import { groupWords, isOpenGroup } from './notification-groups';

const startedAt = new Date('2026-11-22T12:00:00Z');

it('a group of notifications is open for new entries until an hour after its first entry', () => {
  expect(isOpenGroup({ startedAt }, new Date('2026-11-22T12:59:59.999Z'))).toBe(true);
  expect(isOpenGroup({ startedAt }, new Date('2026-11-22T13:00:00Z'))).toBe(false);
});

it('groupWords returns one title for a group of likes, and another one for a group of comments', () => {
  const about = { actorUsername: 'ana', count: 2 };
  const texts = { itemTitle: 'Brass owl', content: 'Nice' };
  expect(groupWords({ ...about, type: 'like' }, texts).title).toBe('New likes');
  expect(groupWords({ ...about, type: 'other' }, texts).title).toBe('New comments');
});
