import { RANGE_FILTER_SIGN_IN_MESSAGE } from '@contract/schemas/item-filters';
import { PAGE_RIGHTS_MESSAGES } from '@contract/schemas/pagination';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import type { Actor } from '../../lib/authority';
import { actorFor } from '../../lib/authority.test-support';
import { createPageRightsCheck } from './item-list-request';

const isPremium = vi.fn((uid: string) => Promise.resolve(uid === 'premium'));
const rights = createPageRightsCheck({ isPremium });
const demand = (page: number, actor: Actor | null) => rights.demand({ page }, actor);
const free = actorFor('free');
const premium = actorFor('premium');
const SIGN_IN = { code: 'sign_in_required', message: PAGE_RIGHTS_MESSAGES.visitor };
const SIGN_IN_FOR_RANGE = { code: 'sign_in_required', message: RANGE_FILTER_SIGN_IN_MESSAGE };
const UPGRADE = { code: 'premium_required', message: PAGE_RIGHTS_MESSAGES.free };

beforeEach(() => {
  isPremium.mockClear();
});

describe('page rights', () => {
  it('allows a visitor only page 1', async () => {
    await demand(1, null);
    for (const page of [2, 4, 5, 1e9])
      expect(await appErrorOf(demand(page, null))).toEqual(SIGN_IN);
  });

  it('allows a free member pages 1 to 4', async () => {
    for (const page of [1, 2, 3, 4]) await demand(page, free);
    for (const page of [5, 99, 1e9]) expect(await appErrorOf(demand(page, free))).toEqual(UPGRADE);
  });

  it('allows a premium member all pages', async () => {
    for (const page of [1, 4, 5, 99, Number.MAX_SAFE_INTEGER]) await demand(page, premium);
  });

  it("allows an admin only the pages that the admin's plan allows", async () => {
    expect(await appErrorOf(demand(5, actorFor('free', { isAdmin: true })))).toEqual(UPGRADE);
  });

  it.each([
    { minPrice: '5' },
    { maxPrice: '5' },
    { soldFrom: '2026-11-01' },
    { soldTo: '2026-11-01' },
  ])('allows a filter by price or date, %j, to members but not to visitors', async (range) => {
    expect(await appErrorOf(rights.demand({ page: 1, ...range }, null))).toEqual(SIGN_IN_FOR_RANGE);
    await rights.demand({ page: 1, ...range }, free);
  });

  it('does not read the plan of a member for pages that every member may see', async () => {
    await demand(1, null);
    await demand(4, premium);
    expect(isPremium).not.toHaveBeenCalled();
  });
});
