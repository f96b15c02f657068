import { expect, it } from 'vitest';
import { call, readError } from '../api/support/api';
import { commentIn, postComment, storeItem } from '../api/support/comments';
import { auth, db } from '../api/support/environment';
import { createMember, uniqueName } from '../api/support/member';
import { newIpAddress } from '../api/support/new-address';
import { PASSWORD } from '../support/auth-emulator';

/** One staff name. The unit tests of the rule cover the other staff names. */
const NAME = 'BoIoBoard_24';

it('a registration with a staff name as username is rejected', async () => {
  const email = `${uniqueName()}@example.com`;
  const json = { email, password: PASSWORD, username: NAME };
  const refused = await readError(await call('register', { json, from: newIpAddress() }));
  expect(refused).toMatchObject({ status: 400, message: 'Invalid username' });
  await expect(auth.getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect((await db.collection('users').where('email', '==', email).get()).size).toBe(0);
  expect((await db.doc(`usernames/${NAME.toLowerCase()}`).get()).exists).toBe(false);
});

it('a change of the username to a staff name is rejected', async () => {
  const member = await createMember();
  const json = { username: NAME };
  const refused = await readError(await call('setUsername', { as: member, json }));
  expect(refused).toMatchObject({ status: 400, message: 'Invalid username' });
  const { username } = (await db.doc(`users/${member.uid}`).get()).data() ?? {};
  expect(username).toBe(member.username);
});

it('a member who already has a staff name as username keeps it', async () => {
  const member = await createMember();
  const username = `security_${uniqueName()}`;
  await db.doc(`users/${member.uid}`).update({ username });
  const user = await call('getCurrentUser', { as: member });
  expect(await user.json()).toMatchObject({ username });
  const comment = await postComment(member, (await storeItem()).id);
  expect((await commentIn(comment)).username).toBe(username);
});
