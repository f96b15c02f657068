import { FEE_MESSAGES } from '@contract/schemas/marketplace-fees';
import { describe, expect, it } from 'vitest';
import { readError } from '../support/api';
import { db } from '../support/environment';
import { createMember } from '../support/member';
import { newFees, feesOf, storeSales, salesSummaryOf, updateFees } from '../support/sales';

describe('marketplace fees', () => {
  it('are the published fees of the marketplaces until the member sets own fees, and again after a reset', async () => {
    const member = await createMember();
    const standard = await feesOf(member);
    expect(standard.ebay).toEqual({ percent: '13.6', fixed: '0.40', isDefault: true });
    const saved = await updateFees(member, newFees({ ebay: { percent: '12.7 %', fixed: '$.3' } }));
    expect(saved.status).toBe(200);
    const fees = await feesOf(member);
    expect(fees.ebay).toEqual({ percent: '12.7', fixed: '0.30', isDefault: false });
    expect(fees.mercari).toEqual({ percent: '10', fixed: '0.00', isDefault: true });
    const reset = Object.fromEntries(
      Object.entries(standard).map(([name, { percent, fixed }]) => [name, { percent, fixed }]),
    );
    expect((await updateFees(member, reset)).status).toBe(200);
    expect(await feesOf(member)).toEqual(standard);
  });

  it('have the values of the last change when the member changes them twice', async () => {
    const member = await createMember();
    for (const percent of ['11', '12'])
      await updateFees(member, newFees({ etsy: { percent, fixed: '0' } }));
    expect((await feesOf(member)).etsy.percent).toBe('12');
  });

  it('change only the figures of the member who set the fees', async () => {
    const [member, other] = await Promise.all([createMember(), createMember()]);
    for (const one of [member, other]) await storeSales(one, [{ platform: 'mercari' }]);
    await updateFees(member, newFees({ mercari: { percent: '50', fixed: '1' } }));
    expect((await salesSummaryOf(member)).totals.feesCents).toBe(1600);
    expect((await salesSummaryOf(other)).totals.feesCents).toBe(300);
  });

  it('are rejected with a message for each invalid field, and nothing is stored', async () => {
    const member = await createMember();
    const refused = await readError(
      await updateFees(
        member,
        newFees({
          ebay: { percent: '101', fixed: '0' },
          depop: { percent: '1', fixed: '1000.01' },
        }),
      ),
    );
    expect(refused.status).toBe(400);
    expect(refused.issues).toEqual([
      { path: ['body', 'ebay', 'percent'], message: FEE_MESSAGES.percent },
      { path: ['body', 'depop', 'fixed'], message: FEE_MESSAGES.fixed },
    ]);
    expect((await db.doc(`users/${member.uid}/settings/fees`).get()).exists).toBe(false);
  });
});
