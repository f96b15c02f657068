import { COMMENT_ORDER } from '@contract/schemas/comment-record';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTORS, type Actor, browserOf } from './support/actors';
import { createRulesEnvironment } from './support/environment';

describe('firestore.rules for comments', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await createRulesEnvironment('comments');
  });
  afterAll(() => environment.cleanup());

  /** Runs the query with which the app listens to the comments of an open item. */
  const listAs = (actor: Actor, itemId: string) => {
    const comments = browserOf(environment, actor)
      .firestore()
      .collection(`items/${itemId}/comments`);
    const [[thread, down], [created, up]] = COMMENT_ORDER;
    return comments.orderBy(thread, down).orderBy(created, up).limit(31).get();
  };

  it.each(ACTORS)('let the actor %s list the comments of a live item', async (actor) => {
    const { docs } = await assertSucceeds(listAs(actor, 'live'));
    expect(docs.map(({ id }) => id)).toEqual(['c1']);
  });

  it.each(ACTORS)(
    'do not let the actor %s list the comments of an item that is not live',
    async (actor) => {
      for (const itemId of ['removed', 'hidden', 'expired', 'gone'])
        await assertFails(listAs(actor, itemId));
    },
  );

  it.each(ACTORS)('do not let the actor %s write, change or delete a comment', async (actor) => {
    const db = browserOf(environment, actor).firestore();
    const comment = db.doc('items/live/comments/c1');
    await assertFails(db.collection('items/live/comments').add({ userId: actor, content: 'Hi' }));
    await assertFails(comment.update({ content: 'Mine', repliesCount: 0 }));
    await assertFails(comment.delete());
    await assertFails(db.doc('items/live').update({ commentsCount: 0 }));
  });
});
