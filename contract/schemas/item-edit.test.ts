import { expect, it } from 'vitest';
import { ITEM_CHANGE_MAX_BYTES, itemChangeSchema } from './item-change';
import { ITEM_EDIT_MESSAGES, editableItemFieldsSchema } from './item-edit';
import { LISTING_URL_MAX_LENGTH, LISTING_URL_MESSAGES } from './listing-url';
import { SALE_MESSAGES } from './sale-submission';

const find = { title: 'Owl', soldPrice: '1', platform: 'ebay' } as const;
const messagesOf = (edit: object) =>
  editableItemFieldsSchema
    .safeParse({ ...find, ...edit })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('editableItemFieldsSchema accepts a find, and turns blank optional fields into undefined', () => {
  const blank = {
    soldDate: '',
    offerPrice: ' ',
    purchasePrice: '',
    sourceLocation: '',
    ebayUrl: ' ',
  };
  expect(editableItemFieldsSchema.parse({ ...find, ...blank, categoryId: '' })).toEqual({
    ...find,
    isOwnSale: false,
    saleType: 'other',
    offerPrice: undefined,
    soldDate: undefined,
    purchasePrice: undefined,
    sourceLocation: undefined,
    categoryId: undefined,
    ebayUrl: undefined,
  });
});

it.each([
  [{ saleType: 'offer' }, 'offerPrice', ITEM_EDIT_MESSAGES.offerPriceRequired],
  [{ saleType: 'offer', offerPrice: 'free' }, 'offerPrice', ITEM_EDIT_MESSAGES.offerPrice],
  [{ saleType: 'offer', offerPrice: '0' }, 'offerPrice', ITEM_EDIT_MESSAGES.offerPrice],
  [{ isOwnSale: true, purchasePrice: '1' }, 'sourceLocation', SALE_MESSAGES.sourceRequired],
  [
    { isOwnSale: 'true', sourceLocation: 'Other' },
    'purchasePrice',
    SALE_MESSAGES.purchasePriceRequired,
  ],
  [{ title: '' }, 'title', SALE_MESSAGES.titleRequired],
  [{ ebayUrl: 'https://evil.com' }, 'ebayUrl', LISTING_URL_MESSAGES.invalid],
])('editableItemFieldsSchema rejects %j', (edit, field, message) => {
  expect(messagesOf(edit)).toEqual([[field, message]]);
});

it('editableItemFieldsSchema and itemChangeSchema reject the field `comment`', () => {
  expect(editableItemFieldsSchema.safeParse({ ...find, comment: 'x' }).success).toBe(false);
  expect(itemChangeSchema.safeParse({ comment: 'x' }).success).toBe(false);
  expect(itemChangeSchema.parse({})).toEqual({});
});

it('the longest change of an item fits into ITEM_CHANGE_MAX_BYTES', () => {
  const longest = {
    title: '\u0001'.repeat(200),
    soldPrice: '9,999,999.99',
    offerPrice: '9,999,999.99',
    purchasePrice: '9,999,999.99',
    soldDate: '2026-11-21',
    categoryId: '1'.repeat(20),
    ebayUrl: 'https://ebay.com/'.padEnd(LISTING_URL_MAX_LENGTH, '1'),
    platform: 'facebook',
    saleType: 'offer',
    sourceLocation: 'Facebook Marketplace',
  };
  expect(JSON.stringify(longest).length).toBeLessThan(ITEM_CHANGE_MAX_BYTES / 4);
});
