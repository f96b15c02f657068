import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/auth-emulator';
import { call } from '../api/support/api';
import { db } from '../api/support/environment';
import { itemIdsOf, listItems } from '../api/support/item-list';
import { createMember, type Member, uniqueName } from '../api/support/member';
import { SALE_FIELDS, shareSale, readStoredItemsOf } from '../api/support/share-sale';

let member: Member;
beforeAll(async () => {
  member = await createMember();
});

describe('invisible characters', () => {
  it.each([
    ['zero-width spaces', '\u200b\u200b\u200d'],
    ['NULs', '\0\0'],
    ['Braille blanks', '\u2800\u2800'],
    ['a right-to-left override', '\u202e'],
  ])('are rejected when a title consists only of %s', async (_what, title) => {
    const { status, body } = await shareSale(member, { fields: { ...SALE_FIELDS, title } });
    expect(status).toBe(400);
    expect(body.message).toBe('Title is required');
    expect((await readStoredItemsOf(member)).submissions).toEqual([]);
  });

  it('are removed from titles and comments if they are control or bidirectional characters', async () => {
    const owner = await createMember();
    const title = `${uniqueName()} \u202egpj.elo\u202c\0`;
    const comment = 'One\r\n\u2066two\u2069\u0007 👩\u200d👧';
    const { status } = await shareSale(owner, { fields: { ...SALE_FIELDS, title, comment } });
    expect(status).toBe(201);
    const [item] = (await readStoredItemsOf(owner)).items;
    expect(item?.get('title')).toBe(title.replaceAll(/[\u202e\u202c\0]/g, '').trim());
    const comments = await item?.ref.collection('comments').get();
    expect(comments?.docs.map((stored) => stored.get('content') as unknown)).toEqual([
      'One\ntwo 👩\u200d👧',
    ]);
  });

  it('are ignored in a search', async () => {
    const word = uniqueName();
    const { body } = await shareSale(member, { fields: { ...SALE_FIELDS, title: word } });
    expect(itemIdsOf(await listItems({ search: `\u202e${word}\u0007` }))).toEqual([body.item?.id]);
  });

  it('are not stored as a first or last name', async () => {
    const username = uniqueName();
    const person = { email: `${username}@example.com`, password: PASSWORD, username };
    const names = { firstName: '\u2800\u200b', lastName: 'L\u202eee' };
    const response = await call('register', { json: { ...person, ...names } });
    expect(response.status).toBe(201);
    const { user } = (await response.json()) as { user: { id: string } };
    const stored = await db.doc(`users/${user.id}`).get();
    expect(stored.data()).toMatchObject({ firstName: null, lastName: 'Lee' });
  });
});

describe('staff names', () => {
  it('are allowed in a username when they are only a part of a longer word', async () => {
    const username = `badmin${uniqueName()}`;
    const response = await call('setUsername', { as: member, json: { username } });
    expect(response.status).toBe(204);
  });
});
