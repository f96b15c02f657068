import { expect, it } from 'vitest';
import { db } from '../support/environment';
import { like } from '../support/likes';
import { createMember } from '../support/member';
import { deleteItem, editItem, shareItem } from '../support/own-items';

const EDITS = 6;
const changeOf = (n: number) => ({ title: `Owl ${String(n)}` });

it('only one of 6 concurrent edits of an item is stored, and the callers of the other edits get the stored item', async () => {
  const [owner, fan] = await Promise.all([createMember(), createMember()]);
  const itemId = await shareItem(owner);
  const [responses] = await Promise.all([
    Promise.all(
      Array.from({ length: EDITS }, (_, n) => editItem(owner, { itemId, change: changeOf(n) })),
    ),
    like(fan, itemId),
  ]);
  const winners = responses.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  const title = winners[0]?.body.item?.title;
  const losers = responses.filter(({ status }) => status === 409);
  expect(losers).toHaveLength(EDITS - 1);
  for (const { body } of losers) expect(body.current?.item).toMatchObject({ title, revision: 1 });
  const stored = (await db.doc(`items/${itemId}`).get()).data();
  expect(stored).toMatchObject({ title, revision: 1, likesCount: 1 });
});

it('no edit changes an item after its deletion when edits and a deletion arrive at the same time', async () => {
  const owner = await createMember();
  const itemId = await shareItem(owner);
  const [deleted, ...edits] = await Promise.all([
    deleteItem(owner, itemId),
    ...Array.from({ length: EDITS }, (_, n) => editItem(owner, { itemId, change: changeOf(n) })),
  ]);
  expect(deleted.status).toBe(204);
  for (const { status } of edits) expect([200, 404, 409]).toContain(status);
  expect(edits.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  const { status } = await editItem(owner, { itemId, ifMatch: '1', change: { title: 'Late' } });
  expect(status).toBe(404);
  expect((await db.doc(`items/${itemId}`).get()).get('removedAt')).not.toBeNull();
});
