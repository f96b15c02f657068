import { describe, expect, it } from 'vitest';
import { PASSWORD, signIn } from '../../support/auth-emulator';
import { call, readError } from '../support/api';
import { auth, db } from '../support/environment';
import { openSession, uniqueName } from '../support/member';

function registration() {
  const name = uniqueName();
  return {
    email: `${name}@example.com`,
    password: PASSWORD,
    username: name,
    firstName: 'Ann',
    lastName: '',
  };
}

async function register(json: object, key?: string) {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const response = await call('register', { json, headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('registration', () => {
  it('creates an account with the username and names in the request, and the new member can sign in', async () => {
    const person = registration();
    const { status, body } = await register({ ...person, email: person.email.toUpperCase() });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      user: { email: person.email, username: person.username, firstName: 'Ann', lastName: null },
    });
    const cookie = await openSession(await signIn(person.email));
    const response = await call('getCurrentUser', { as: { cookie } });
    expect(await response.json()).toEqual({ ...(body['user'] as object), hasBlocked: false });
  });

  it('returns 409 when the email address already has an account, even when the request writes it in another case', async () => {
    const person = registration();
    await register(person);
    const again = { ...person, email: person.email.toUpperCase(), username: uniqueName() };
    const refused = await register(again);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'email_taken', message: 'An account with this email already exists' },
    });
    expect((await db.doc(`usernames/${again.username}`).get()).exists).toBe(false);
  });

  it('creates only one account when five requests send the same Idempotency-Key', async () => {
    const person = registration();
    const key = uniqueName();
    const responses = await Promise.all([1, 2, 3, 4].map(() => register(person, key)));
    responses.push(await register(person, key));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const ids = responses.map(({ body }) => (body['user'] as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
  });

  it('creates one account when ten registrations with the same username arrive at the same time', async () => {
    const username = uniqueName();
    const people = Array.from({ length: 10 }, () => ({ ...registration(), username }));
    const responses = await Promise.all(people.map((person) => register(person)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const rejected = responses.filter(({ status }) => status !== 201);
    expect(new Set(rejected.map(({ body }) => body['message']))).toEqual(
      new Set(['Username already exists']),
    );
    const { users } = await auth.getUsers(people.map(({ email }) => ({ email })));
    expect(users).toHaveLength(1);
    const stored = await db
      .collection('users')
      .where(
        'email',
        'in',
        people.map((it) => it.email),
      )
      .get();
    expect(stored.size).toBe(1);
  });

  it('returns 400 when the Idempotency-Key is invalid', async () => {
    const headers = { 'idempotency-key': 'a b' };
    const refused = await readError(await call('register', { json: registration(), headers }));
    expect(refused).toMatchObject({ status: 400, code: 'bad_request' });
  });
});
