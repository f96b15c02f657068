import { expect, it } from 'vitest';
import { call, readError } from '../api/support/api';
import { commentIn, post, storeOne } from '../api/support/comments';
import { auth, db } from '../api/support/environment';
import { createMember, unique } from '../api/support/member';
import { newAddress } from '../api/support/new-address';
import { PASSWORD } from '../support/auth-emulator';

const NAMES = ['BoloBoardTeam', 'security_team', 'Supp0rt', 'bolob0ard', 'BoIoBoard_24'];

it.each(NAMES)('refuses to register %s', async (username) => {
  const email = `${unique()}@example.com`;
  const json = { email, password: PASSWORD, username };
  const refused = await readError(await call('register', { json, from: newAddress() }));
  expect(refused).toMatchObject({ status: 400, message: 'Invalid username' });
  await expect(auth.getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

it('refuses to change a username to a staff name', async () => {
  const member = await createMember();
  for (const username of NAMES) {
    const refused = await readError(await call('setUsername', { as: member, json: { username } }));
    expect(refused).toMatchObject({ status: 400, message: 'Invalid username' });
  }
  const { username } = (await db.doc(`users/${member.uid}`).get()).data() ?? {};
  expect(username).toBe(member.username);
});

it('keeps the staff name that a member already has', async () => {
  const member = await createMember();
  const username = `security_${unique()}`;
  await db.doc(`users/${member.uid}`).update({ username });
  const user = await call('getCurrentUser', { as: member });
  expect(await user.json()).toMatchObject({ username });
  const comment = await post(member, (await storeOne()).id);
  expect((await commentIn(comment)).username).toBe(username);
});
