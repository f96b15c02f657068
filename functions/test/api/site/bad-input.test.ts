import { api, type EndpointName } from '@contract/endpoints/api';
import type { Endpoint, FilePart } from '@contract/endpoints/define-endpoint';
import { beforeAll, expect, it } from 'vitest';
import { call, readError, type RequestParts } from '../support/api';
import { auth, db } from '../support/environment';
import { createMember, type Member } from '../support/member';

interface TakingFile {
  readonly input: { readonly file: FilePart };
}

const endpoints = Object.entries(api) as [EndpointName, Endpoint][];
const guarded = endpoints.filter(([, { auth: level }]) => level !== 'none');
const changing = endpoints.filter(([, { method }]) => method !== 'GET');
const takingFiles = endpoints.filter((one): one is [EndpointName, Endpoint & TakingFile] =>
  Boolean(one[1].input.file),
);
const takingJson = changing.filter(([, { input }]) => !input.file && !input.rawBody);
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'multipart/form-data; boundary=x' };

let member: Member;
let before: Awaited<ReturnType<typeof stored>>;
beforeAll(async () => {
  member = await createMember({ premium: true, admin: true });
  before = await stored();
});

/** Returns everything that one of the calls could have stored for this member. */
async function stored() {
  const user = db.doc(`users/${member.uid}`);
  const [userDoc, usage, items, names, accounts] = await Promise.all([
    user.get(),
    user.collection('usage').count().get(),
    db.collection('items').where('ownerId', '==', member.uid).count().get(),
    db.collection('usernames').where('uid', '==', member.uid).count().get(),
    auth.getUsers([{ email: 'bad-input@example.com' }]),
  ]);
  const counts = [usage, items, names].map((it) => it.data().count);
  return { user: userDoc.data(), counts, accounts: accounts.users.length };
}

/**
 * Adds a test that nothing was stored. The test runs once after each group of rejected calls, and not after each call,
 * because the test takes longer than a call.
 */
const itStoredNothing = (refused: string) =>
  it(`nothing was stored by ${refused}`, async () => {
    expect(await stored()).toEqual(before);
  });

async function expectRefusal(name: EndpointName, sent: RequestParts, statuses: readonly number[]) {
  const refused = await readError(await call(name, sent));
  expect(statuses).toContain(refused.status);
  expect(refused.message).toMatch(/^\S+( \S+)*$/);
  expect(refused.requestId).toMatch(/^[0-9a-f]{32}$/);
}

const validBody = {
  email: 'bad-input@example.com',
  password: 'correct horse',
  username: 'bad_input',
};

function form(
  fields: Readonly<Record<string, string>>,
  file?: [name: string, bytes: Blob],
): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  if (file) made.append(file[0], file[1], 'picture.png');
  return made;
}

it.each(guarded)('%s returns 401 when the session cookie is missing or forged', async (name) => {
  for (const as of [undefined, { cookie: '__session=forged.session.cookie' }]) {
    const refused = await readError(await call(name, as ? { as } : {}));
    expect(refused).toMatchObject({ status: 401, code: 'unauthorized', message: 'Unauthorized' });
  }
});

it.each(endpoints)('%s rejects an unknown query parameter', async (name, { input }) => {
  const sent = { as: member, query: { unknownParameter: '1' } };
  await expectRefusal(name, sent, input.file ? [400, 415] : [400]);
});
itStoredNothing('unknown query parameters');

it.each(changing)('%s returns 403 when the request comes from another origin', async (name) => {
  const headers = { origin: 'https://evil.test' };
  const refused = await readError(await call(name, { as: member, headers }));
  expect(refused).toMatchObject({ status: 403, code: 'cross_origin' });
});

it.each(takingJson)('%s returns 400 when the JSON is malformed', async (name) => {
  for (const raw of ['{"a":', '{]', '\u0000', '"', '{"a":1}}'])
    await expectRefusal(name, { as: member, raw, headers: JSON_TYPE }, [400]);
});
itStoredNothing('malformed JSON');

it.each(takingJson)(
  '%s rejects wrong JSON types, unknown fields and bodies that are too long',
  async (name, { input }) => {
    for (const json of [
      [],
      7,
      'text',
      null,
      { ...validBody, unknownField: 1 },
      { email: 1, username: {}, idToken: [] },
    ])
      await expectRefusal(name, { as: member, json }, [400]);
    const long = 'x'.repeat(20_000);
    await expectRefusal(
      name,
      { as: member, json: { username: long, idToken: long, email: long } },
      [input.maxBodyBytes === undefined ? 400 : 413],
    );
    await expectRefusal(name, { as: member, json: { username: 'x'.repeat(200_000) } }, [413]);
  },
);
itStoredNothing('wrong JSON');

it.each(takingJson)('%s returns 415 when the body is HTML or compressed', async (name) => {
  const headers = { 'content-type': 'text/html' };
  await expectRefusal(name, { as: member, raw: '<p>', headers }, [415]);
  const gzip = { ...JSON_TYPE, 'content-encoding': 'gzip' };
  await expectRefusal(name, { as: member, raw: '{}', headers: gzip }, [415]);
});
itStoredNothing('other types');

it.each(takingFiles)(
  '%s rejects broken forms, unknown fields, text files and files that are too large',
  async (name, { input }) => {
    const { field, maxBytes } = input.file;
    const text = new Blob(['no picture'], { type: 'image/png' });
    const sale = { title: 'Lamp', soldPrice: '12.00' };
    await expectRefusal(name, { as: member, raw: '{"a":', headers: JSON_TYPE }, [415]);
    await expectRefusal(name, { as: member, raw: '--x\r\nbroken', headers: FORM_TYPE }, [400]);
    await expectRefusal(name, { as: member, raw: form(input.body ? sale : {}) }, [400]);
    const unknown = form({ ...sale, unknownField: '1' }, [field, text]);
    await expectRefusal(name, { as: member, raw: unknown }, [400]);
    await expectRefusal(
      name,
      { as: member, raw: form(input.body ? sale : {}, [field, text]) },
      [415],
    );
    const huge = new Blob([new Uint8Array(maxBytes + 1)]);
    await expectRefusal(
      name,
      { as: member, raw: form(input.body ? sale : {}, [field, huge]) },
      [413],
    );
  },
);
itStoredNothing('broken forms and files');
