import { MARKETPLACE_FEES } from '@contract/rules/marketplace-fees';
import { expect, it } from 'vitest';
import { feesView, ownFeesIn } from './member-fees';

it("feesView shows the marketplace's fee for each platform for which the member has set no fee", () => {
  expect(feesView({})).toMatchObject({
    ebay: { percent: '13.6', fixed: '0.40', isDefault: true },
    poshmark: { percent: '20', fixed: '0.00', isDefault: true },
  });
  const own = { ebay: { basisPoints: 1325, fixedCents: 30 } };
  expect(feesView(own).ebay).toEqual({ percent: '13.25', fixed: '0.30', isDefault: false });
});

it("ownFeesIn returns only fees that differ in value from the marketplaces' fees", () => {
  const typed = feesView({});
  expect(ownFeesIn({ ...typed, ebay: { percent: ' 13.60% ', fixed: '$.4' } })).toEqual({});
  expect(ownFeesIn({ ...typed, etsy: { percent: '9.5', fixed: '0' } })).toEqual({
    etsy: { basisPoints: MARKETPLACE_FEES.etsy.basisPoints, fixedCents: 0 },
  });
});
