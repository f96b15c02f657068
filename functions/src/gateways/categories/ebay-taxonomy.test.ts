import { CATEGORY_MESSAGES } from '@contract/schemas/category';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EBAY_KEYS, type FakeEbayServer, startFakeEbayServer } from './ebay-responses.test-support';
import { createEbayTaxonomy } from './ebay-taxonomy';

let ebay: FakeEbayServer;
let time: number;
beforeEach(async () => {
  ebay = await startFakeEbayServer();
  time = 0;
});
afterEach(() => {
  ebay.close();
});

const taxonomy = (keys = EBAY_KEYS) =>
  createEbayTaxonomy({ ...keys, origin: ebay.origin, now: () => new Date(time) });

it("the eBay gateway returns the leaf categories with paths that do not contain the root's name", async () => {
  expect(await taxonomy().all()).toEqual([
    {
      categoryId: '41111',
      categoryName: 'Errors',
      fullCategoryPath: 'Coins & Paper Money > Coins: US > Errors',
    },
    {
      categoryId: '526',
      categoryName: 'Proof Sets',
      fullCategoryPath: 'Coins & Paper Money > Coins: US > Proof Sets',
    },
    {
      categoryId: '3452',
      categoryName: 'Exonumia',
      fullCategoryPath: 'Coins & Paper Money > Exonumia',
    },
    { categoryId: '99', categoryName: 'Everything Else', fullCategoryPath: 'Everything Else' },
  ]);
  expect(ebay.requests).toEqual([
    '/identity/v1/oauth2/token',
    '/commerce/taxonomy/v1/get_default_category_tree_id',
    '/commerce/taxonomy/v1/category_tree/0',
  ]);
});

it("the eBay gateway returns the tree's name and version, and requests a new token only shortly before the current one expires", async () => {
  const shop = taxonomy();
  const tokens = () => ebay.requests.filter((path) => path.endsWith('/token')).length;
  expect(await shop.source()).toBe('eBay tree 0, version 119');
  time = 7_100_000;
  await shop.source();
  expect(tokens()).toBe(1);
  time = 7_141_000;
  await shop.source();
  expect(tokens()).toBe(2);
});

it("the eBay gateway throws 'unavailable' with the reason, but without the keys, when eBay rejects the keys", async () => {
  const refused = taxonomy({ ...EBAY_KEYS, clientSecret: 'PRD-wrong' }).all();
  const error = await refused.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'unavailable', message: CATEGORY_MESSAGES.unavailable });
  const cause = String((error as Error).cause);
  expect(cause).toContain('eBay returned 401 for /identity/v1/oauth2/token');
  expect(cause).toContain('invalid_client');
  expect(cause).not.toContain('PRD-');
});

it("the eBay gateway throws 'unavailable' when eBay does not respond", async () => {
  ebay.close();
  await expect(taxonomy().source()).rejects.toMatchObject({ code: 'unavailable' });
});
