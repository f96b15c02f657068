import { expect, it } from 'vitest';
import { call, readError } from '../api/support/api';
import { auth } from '../api/support/environment';
import { uniqueName } from '../api/support/member';
import { PASSWORD } from '../support/auth-emulator';

const headers = { 'x-forwarded-for': '198.51.100.38' };

it.each(['firstName', 'lastName', 'password'])(
  'a registration whose %s contains half of a surrogate pair is rejected and leaves no account behind',
  async (field) => {
    const username = uniqueName();
    const email = `${username}@example.com`;
    const json = { email, password: PASSWORD, username, [field]: 'broken \ud800 text' };
    const refused = await readError(await call('register', { json, headers }));
    expect(refused).toMatchObject({ status: 400, code: 'bad_request' });
    expect(refused.issues).toMatchObject([{ path: ['body', field] }]);
    await expect(auth.getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  },
);
