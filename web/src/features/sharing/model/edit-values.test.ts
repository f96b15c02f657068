import { itemLike } from '@contract/schemas/item.test-support';
import { describe, expect, it } from 'vitest';
import { changeOf, editValues, mergedValues, newerValues, shownEdit } from './edit-values';

const owl = itemLike({
  title: 'Brass owl',
  soldPrice: '34.99',
  isOwnSale: true,
  purchasePrice: '5.00',
  sourceLocation: 'Estate Sale',
  categoryName: 'Owls',
});
const values = editValues(owl);

describe('changeOf', () => {
  it('returns only the fields that differ from the item', () => {
    expect(changeOf(values, owl)).toEqual({});
    expect(changeOf({ ...values, soldPrice: '20', title: ' Brass owl ' }, owl)).toEqual({
      soldPrice: '20',
    });
    expect(changeOf({ ...values, purchasePrice: '5' }, owl)).toEqual({});
  });

  it('returns a changed link to the listing, and a blank one when the member removed the link', () => {
    const linked = itemLike({ ...owl, ebayUrl: 'https://ebay.com/itm/1' });
    const form = editValues(linked);
    expect(changeOf({ ...form, ebayUrl: 'ebay.com/itm/1' }, linked)).toEqual({});
    expect(changeOf({ ...form, ebayUrl: 'ebay.com/itm/2' }, linked)).toEqual({
      ebayUrl: 'ebay.com/itm/2',
    });
    expect(changeOf({ ...form, ebayUrl: '' }, linked)).toEqual({ ebayUrl: '' });
  });

  it('returns the category only if the member changed or cleared it', () => {
    const chosen = { categoryId: '7', categoryName: 'Shirts' };
    expect(changeOf({ ...values, ...chosen }, owl)).toEqual({ categoryId: '7' });
    expect(changeOf({ ...values, categoryId: '7' }, owl)).toEqual({ categoryId: '7' });
    expect(changeOf({ ...values, categoryName: '' }, owl)).toEqual({ categoryId: '' });
  });

  it('returns blanks for fields that the form hides', () => {
    const offer = itemLike({ ...owl, saleType: 'offer', offerPrice: '30.00' });
    expect(
      changeOf(
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

describe('mergedValues', () => {
  const newer = itemLike({ ...owl, title: 'Tin owl', soldPrice: '40.00', categoryName: 'Tin' });

  it("keeps the member's changes, and takes newer values for other fields", () => {
    const merged = mergedValues({ ...values, soldPrice: '20' }, owl, newer);
    expect(merged).toEqual({ ...editValues(newer), soldPrice: '20' });
    expect(changeOf(merged, newer)).toEqual({ soldPrice: '20' });
  });

  it('keeps a chosen category, unless the item already has it', () => {
    const chosen = { ...values, categoryId: '7', categoryName: 'Shirts' };
    expect(changeOf(mergedValues(chosen, owl, newer), newer)).toEqual({ categoryId: '7' });
    const same = itemLike({ ...owl, categoryName: 'Shirts' });
    expect(changeOf(mergedValues(chosen, owl, same), same)).toEqual({});
  });
});

describe('newerValues', () => {
  it('returns the newer value of each field that differs', () => {
    const mine = shownEdit({
      ...values,
      soldPrice: '20',
      soldDate: '2026-11-01',
      isOwnSale: 'false' as const,
      platform: 'etsy' as const,
      saleType: 'offer' as const,
      offerPrice: '15',
    });
    const newer = itemLike({ ...owl, soldPrice: '1200.00', soldDate: '2026-11-02' });
    expect(newerValues(mine, newer)).toMatchObject({
      soldPrice: 'Newer value: $1,200.00',
      soldDate: 'Newer value: Nov 2, 2026',
      isOwnSale: 'Newer value: My Sale',
      platform: 'Newer value: eBay',
      saleType: 'Newer value: At the sold price',
      offerPrice: 'Newer value: none',
      sourceLocation: 'Newer value: Estate Sale',
      categoryName: 'Newer value: Owls',
    });
    expect(newerValues(values, owl)).toEqual({});
  });
});
