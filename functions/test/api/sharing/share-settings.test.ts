import { describe, expect, it } from 'vitest';
import { currentUserSchema } from '@contract/schemas/user';
import { memberExportSchema } from '@contract/schemas/member-export';
import { call } from '../support/api';
import { db } from '../support/environment';
import { createMember, type Member } from '../support/member';

const set = (as: Member, hidesFees: unknown) =>
  call('changeShareSettings', { as, json: { hidesFees } });

async function remembered(as: Member) {
  return currentUserSchema.parse(await (await call('getCurrentUser', { as })).json()).hidesFees;
}

describe('PATCH /api/user/share-settings', () => {
  it("stores the member's last choice whether to hide fees and payout, and changes no other member's setting", async () => {
    const [member, other] = await Promise.all([createMember(), createMember()]);
    expect(await remembered(member)).toBe(false);
    for (const hidesFees of [false, true, true]) {
      const response = await set(member, hidesFees);
      expect({ status: response.status, body: await response.json() }).toEqual({
        status: 200,
        body: { hidesFees },
      });
    }
    expect(await remembered(member)).toBe(true);
    expect(await remembered(other)).toBe(false);
  });

  it("stores the setting so that the export of the member's data contains it", async () => {
    const member = await createMember();
    await set(member, true);
    const file = await (await call('exportMyData', { as: member })).json();
    expect(memberExportSchema.parse(file).account).toMatchObject({ hidesFees: true });
  });

  it("reports the setting as off when the member's document lacks the field", async () => {
    const member = await createMember();
    const { hidesFees: _missing, ...older } =
      (await db.doc(`users/${member.uid}`).get()).data() ?? {};
    await db.doc(`users/${member.uid}`).set(older);
    expect(await remembered(member)).toBe(false);
  });

  it('rejects a visitor, and all values except true and false', async () => {
    expect((await call('changeShareSettings', { json: { hidesFees: true } })).status).toBe(401);
    expect((await set(await createMember(), 'yes')).status).toBe(400);
  });
});
