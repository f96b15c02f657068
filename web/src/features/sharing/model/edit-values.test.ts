import { itemLike } from '@contract/schemas/item.test-support';
import { describe, expect, it } from 'vitest';
import {
  itemChangeOf,
  editValues,
  mergedEditValues,
  newerValueHints,
  withHiddenEditFieldsBlank,
} from './edit-values';

const owl = itemLike({
  title: 'Brass owl',
  soldPrice: '34.99',
  isOwnSale: true,
  purchasePrice: '5.00',
  sourceLocation: 'Estate Sale',
  categoryName: 'Owls',
});
const values = editValues(owl);

describe('itemChangeOf', () => {
  it('returns only the fields that differ from the item', () => {
    expect(itemChangeOf(values, owl)).toEqual({});
    expect(itemChangeOf({ ...values, soldPrice: '20', title: ' Brass owl ' }, owl)).toEqual({
      soldPrice: '20',
    });
    expect(itemChangeOf({ ...values, purchasePrice: '5' }, owl)).toEqual({});
  });

  it('returns a changed link to the listing, and a blank one when the member removed the link', () => {
    const linked = itemLike({ ...owl, ebayUrl: 'https://ebay.com/itm/1' });
    const form = editValues(linked);
    expect(itemChangeOf({ ...form, ebayUrl: 'ebay.com/itm/1' }, linked)).toEqual({});
    expect(itemChangeOf({ ...form, ebayUrl: 'ebay.com/itm/2' }, linked)).toEqual({
      ebayUrl: 'ebay.com/itm/2',
    });
    expect(itemChangeOf({ ...form, ebayUrl: '' }, linked)).toEqual({ ebayUrl: '' });
  });

  it('returns the category only if the member changed or cleared it', () => {
    const chosen = { categoryId: '7', categoryName: 'Shirts' };
    expect(itemChangeOf({ ...values, ...chosen }, owl)).toEqual({ categoryId: '7' });
    expect(itemChangeOf({ ...values, categoryId: '7' }, owl)).toEqual({ categoryId: '7' });
    expect(itemChangeOf({ ...values, categoryName: '' }, owl)).toEqual({ categoryId: '' });
  });

  it('returns blanks for fields that the form hides', () => {
    const offer = itemLike({ ...owl, saleType: 'offer', offerPrice: '30.00' });
    expect(
      itemChangeOf(
        { ...editValues(offer), saleType: 'other', isOwnSale: 'false', platform: 'etsy' },
        offer,
      ),
    ).toEqual({
      saleType: 'other',
      offerPrice: '',
      isOwnSale: 'false',
      purchasePrice: '',
      sourceLocation: '',
      platform: 'etsy',
      categoryId: '',
    });
  });
});

describe('mergedEditValues', () => {
  const newer = itemLike({ ...owl, title: 'Tin owl', soldPrice: '40.00', categoryName: 'Tin' });

  it("keeps the member's changes, and takes newer values for other fields", () => {
    const merged = mergedEditValues({ ...values, soldPrice: '20' }, owl, newer);
    expect(merged).toEqual({ ...editValues(newer), soldPrice: '20' });
    expect(itemChangeOf(merged, newer)).toEqual({ soldPrice: '20' });
  });

  it('keeps a chosen category, unless the item already has it', () => {
    const chosen = { ...values, categoryId: '7', categoryName: 'Shirts' };
    expect(itemChangeOf(mergedEditValues(chosen, owl, newer), newer)).toEqual({ categoryId: '7' });
    const same = itemLike({ ...owl, categoryName: 'Shirts' });
    expect(itemChangeOf(mergedEditValues(chosen, owl, same), same)).toEqual({});
  });
});

describe('newerValueHints', () => {
  it('returns a hint with the newer value of each field that differs', () => {
    const mine = withHiddenEditFieldsBlank({
      ...values,
      soldPrice: '20',
      soldDate: '2026-11-01',
      isOwnSale: 'false' as const,
      platform: 'etsy' as const,
      saleType: 'offer' as const,
      offerPrice: '15',
    });
    const newer = itemLike({ ...owl, soldPrice: '1200.00', soldDate: '2026-11-02' });
    expect(newerValueHints(mine, newer)).toMatchObject({
      soldPrice: 'Newer value: $1,200.00',
      soldDate: 'Newer value: Nov 2, 2026',
      isOwnSale: 'Newer value: My Sale',
      platform: 'Newer value: eBay',
      saleType: 'Newer value: At the sold price',
      offerPrice: 'Newer value: none',
      sourceLocation: 'Newer value: Estate Sale',
      categoryName: 'Newer value: Owls',
    });
    expect(newerValueHints(values, owl)).toEqual({});
  });
});
