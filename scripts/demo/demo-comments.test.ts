import { mentionedNames } from '@contract/rules/mentions';
import { commentRecordSchema } from '@contract/schemas/comment-record';
import { expect, test } from 'vitest';
import { demoComments } from './demo-comments';
import { DEMO_MEMBERS } from './demo-members';
import { createRandom } from './random';

const comments = Array.from({ length: 150 }, (_, seed) =>
  demoComments(createRandom(seed), DEMO_MEMBERS, {
    addedAt: new Date('2026-11-01T12:00:00Z'),
    seed,
  }),
);

/** Returns a record in the form in which Firestore would return it after a write. */
const stored = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      value instanceof Date ? { toDate: () => value } : value,
    ]),
  );

test('demoComments stores the right number of replies in each comment, and marks only comments with replies as deleted', () => {
  for (const ofItem of comments)
    for (const { id, record, isDeleted } of ofItem) {
      const { parentId, repliesCount, deletedAt } = commentRecordSchema.parse(stored(record));
      const replies = ofItem.filter((other) => other.record['parentId'] === id);
      expect(repliesCount).toBe(replies.length);
      expect(deletedAt !== null).toBe(isDeleted);
      if (isDeleted) expect(replies.length).toBeGreaterThan(0);
      if (parentId !== null) expect(ofItem.some((other) => other.id === parentId)).toBe(true);
    }
});

test('demoComments returns some replies and some deleted comments', () => {
  const all = comments.flat();
  expect(all.filter(({ record }) => record['parentId'] !== null).length).toBeGreaterThan(20);
  expect(all.filter(({ isDeleted }) => isDeleted).length).toBeGreaterThan(2);
});

test('demoComments stores mentions in the same form as the server, including mentions of the demo accounts', () => {
  const parsed = comments.flat().map(({ record }) => commentRecordSchema.parse(stored(record)));
  const mentioned = new Set<string>();
  for (const { content, mentions } of parsed) {
    const members = mentionedNames(content ?? '').map((name) =>
      DEMO_MEMBERS.find(({ username }) => username.toLowerCase() === name),
    );
    expect(mentions).toEqual(
      members.map((member) => ({ userId: member?.uid, username: member?.username })),
    );
    for (const { userId } of mentions) mentioned.add(userId);
  }
  expect([...mentioned]).toEqual(expect.arrayContaining(['demo-free', 'demo-premium']));
});
