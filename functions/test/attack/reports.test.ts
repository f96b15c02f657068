import { REPORT_DESCRIPTION_MAX_LENGTH, REPORT_MAX_BYTES } from '@contract/schemas/report';
import { expect, it } from 'vitest';
import { call, readError, send } from '../api/support/api';
import { storeItems } from '../api/support/item-list';
import { registerSharedLink, readSharedLinkCountAndIds } from '../api/support/links';
import { createMember } from '../api/support/member';
import { reportItem, readReportStatus, storedReports } from '../api/support/reports';

async function memberAndItem() {
  const [member, [item]] = await Promise.all([createMember(), storeItems([{}])]);
  if (!item) throw new Error('The item was not stored');
  return { member, item };
}

const described = async (description: string) => {
  const { member, item } = await memberAndItem();
  const response = await reportItem(member, item.id, { reason: 'other', description });
  const [stored] = Object.values(await storedReports(member));
  return { status: response.status, stored: stored?.['description'] as unknown };
};

it.each([
  ['its markup unchanged', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['no bidirectional marks', '\u202egpj.\u202c\u2066owl\u2069', 'gpj.owl'],
  ['no text when it has only zero-width characters', '\u200b\u200d\u2060', ''],
  ['no control characters', 'a\0b\u0007c', 'abc'],
  ['no lone surrogates', 'owl \ud800 lamp', 'owl  lamp'],
  ['its template and query syntax unchanged', '${7*7} {{x}} $where', '${7*7} {{x}} $where'],
])('the description of a report is stored with %s', async (_what, description, expected) => {
  expect(await described(description)).toEqual({ status: 201, stored: expected });
});

it('the description of a report is stored when 4-byte characters fill its maximum length, even when the request escapes each of them', async () => {
  const emoji = '🦉'.repeat(REPORT_DESCRIPTION_MAX_LENGTH / 2);
  const { member, item } = await memberAndItem();
  const escaped = '\\ud83e\\udd89'.repeat(REPORT_DESCRIPTION_MAX_LENGTH / 2);
  const raw = `{"reason":"other","description":"${escaped}"}`;
  const headers = { 'content-type': 'application/json' };
  const path = `/api/items/${item.id}/report`;
  expect((await send('POST', path, { as: member, raw, headers })).status).toBe(201);
  const [stored] = Object.values(await storedReports(member));
  expect(stored?.['description']).toBe(emoji);
});

it('a report gets a 413 when it has 1 MB, and a 400 when its description is one character too long', async () => {
  const { member, item } = await memberAndItem();
  const report = (description: string) =>
    reportItem(member, item.id, { reason: 'spam', description });
  expect((await report('x'.repeat(1024 * 1024))).status).toBe(413);
  expect((await report('x'.repeat(REPORT_MAX_BYTES))).status).toBe(413);
  expect((await report('x'.repeat(REPORT_DESCRIPTION_MAX_LENGTH + 1))).status).toBe(400);
  const params = { itemId: item.id };
  const json = { shareType: 'x'.repeat(1024) };
  expect((await call('countSharedLink', { as: member, params, json })).status).toBe(413);
  expect(await storedReports(member)).toEqual({});
});

it('a report is rejected when it comes from another origin, has a forged session or has fields that only the server sets', async () => {
  const { member, item } = await memberAndItem();
  const foreign = { origin: 'https://evil.example' };
  const refused = await reportItem(member, item.id, { reason: 'spam' }, foreign);
  expect((await readError(refused)).code).toBe('cross_origin');
  const forged = { cookie: '__session=forged.session.cookie' };
  expect((await reportItem(forged, item.id, { reason: 'spam' })).status).toBe(401);
  for (const field of ['reporterId', 'status', 'itemOwnerId', 'createdAt', '__proto__x']) {
    const json = { reason: 'spam', [field]: 'x' };
    expect((await reportItem(member, item.id, json)).status).toBe(400);
  }
  expect(await storedReports(member)).toEqual({});
});

it('a member does not learn that another member has reported an item', async () => {
  const [{ member, item }, other] = await Promise.all([memberAndItem(), createMember()]);
  await reportItem(member, item.id, { reason: 'spam' });
  expect(await readReportStatus(other, item.id)).toEqual({ hasReported: false });
  const query = new URLSearchParams({ uid: member.uid }).toString();
  const path = `/api/items/${item.id}/report-status?${query}`;
  expect(await (await send('GET', path, { as: other })).text()).not.toContain('true');
});

it('a report is rejected when the id of the item or the comment is invalid', async () => {
  const member = await createMember();
  for (const id of ['..%2Fusers', 'a%2Freports%2Fb', '__proto__', '%00']) {
    const json = { reason: 'spam' };
    for (const path of [`${id}/report`, `owl/comments/${id}/report`])
      expect((await send('POST', `/api/items/${path}`, { as: member, json })).status).toBe(400);
    const shared = { as: member, json: { shareType: 'email' } };
    expect((await send('POST', `/api/items/${id}/share`, shared)).status).toBe(400);
  }
});

it("a member's reports of items and comments are rejected after 30 calls in an hour, counted together", async () => {
  const { member, item } = await memberAndItem();
  const missing = { itemId: item.id, commentId: 'missing' };
  const json = { reason: 'spam' };
  for (let n = 0; n < 15; n += 1) {
    expect((await reportItem(member, item.id, json)).status).not.toBe(429);
    const response = await call('reportComment', { as: member, params: missing, json });
    expect(response.status).toBe(404);
  }
  expect((await reportItem(member, item.id, json)).status).toBe(429);
});

it("a member's shared links are rejected after 60 calls in 10 minutes", async () => {
  const { member, item } = await memberAndItem();
  for (let n = 0; n < 60; n += 1)
    expect((await registerSharedLink(member, item.id, 'email')).status).toBe(200);
  expect((await registerSharedLink(member, item.id, 'facebook')).status).toBe(429);
  expect(await readSharedLinkCountAndIds(member)).toMatchObject({ count: 1 });
});
