import { describe, expect, it } from 'vitest';
import { writtenPage, type WrittenLine } from '../written-page.test-support';
import { redactedText } from './redacted-text.test-support';

const row = (lines: readonly WrittenLine[]) => redactedText(writtenPage(1200, 320, lines));
const order = (lines: readonly WrittenLine[]) => redactedText(writtenPage(720, 1600, lines));

describe('findPersonalInfo on people without a label', () => {
  it.each([
    ['thrifty_yusra', 'handle thrifty_yusra'],
    ['A vandermoor.closet', 'handle vandermoor.closet'],
    ['anneliese29', 'handle anneliese29'],
    ['HarlanAndHaver', 'handle HarlanAndHaver'],
    ['theingridshop', 'handle theingridshop'],
    ['sunkowa-finds (231) >', 'handle sunkowa-finds (231)'],
    ['jane_doe * 231', 'handle jane_doe * 231'],
    ['to jane_doe', 'handle jane_doe'],
    ['from @janed88', 'handle @janed88'],
    ['Message Jane', 'name Jane'],
    ['Contact jane_doe', 'handle jane_doe'],
    ['Leave feedback for jane.d', 'handle jane.d'],
    ['Rate Jane D.', 'name Jane D.'],
    ['Hi Jane,', 'name Jane,'],
    ['You sold this to Jane', 'name Jane'],
    ['Jane bought your item', 'name Jane'],
    ['Ships to Jane D.', 'name Jane D.'],
    ['Buyer thrifty _sunniva', 'handle thrifty _sunniva'],
    ['Buyer: marchbank closet (12)', 'handle marchbank closet'],
    ['Sold to lngrid O’Brien-Lee', 'name lngrid O’Brien-Lee'],
    ['Sold to Ana María de la Cruz', 'name Ana María de la Cruz'],
    ['Purchased by J. R. Whitcombe', 'name J. R. Whitcombe'],
    ['Jane Doe · @jane_doe', 'name Jane Doe'],
    ['Emeka Abernath', 'name Emeka Abernath'],
    ['EmekaA.', 'name EmekaA.'],
    ['theharlanshop', 'handle theharlanshop'],
    ['Buyer username harlanq', 'handle harlanq'],
    ['xharlanx', 'handle xharlanx'],
    ['Sold to Jane Doe janedoe88', 'name Jane Doe'],
    ['Sold to jane quill @janeq', 'handle jane quill'],
    ['Buyer Hernández, Maria', 'name Hernández, Maria'],
    ['Sold to hannahdem?7', 'handle hannahdem?7'],
    ['jane-doe - Ordered May 27', 'handle jane-doe'],
    ['(jane.doe) - Wexley Quillmore', 'handle (jane.doe)'],
    ['Wexley Quillmore jane-doe (10)', 'name Wexley Quillmore'],
    ['@ystein R. Quillmore', 'name @ystein R. Quillmore'],
    ['Maria @stergaard', 'name Maria'],
    ['Note from Wexley', 'name Wexley'],
    ['Wexley has been notified.', 'name Wexley'],
    ['oO Maria Quillmore', 'name Maria Quillmore'],
  ])('finds the person in a sold row: %s', (text, found) => {
    const lines: WrittenLine[] = [
      [200, 40, 30, 'Baby-G watch, clear jelly strap, boxed'],
      [200, 110, 32, '$42.00'],
      [200, 170, 24, 'Sold May 22, 2025'],
      [200, 220, 24, text],
    ];
    expect(row(lines)[0]).toEqual(found);
  });

  it('finds a name at the top of a row, beside the date of the order', () => {
    const lines: WrittenLine[] = [
      [40, 40, 26, 'Ottoline O’Dellan'],
      [900, 40, 26, 'Oct 30, 2024'],
      [200, 100, 26, 'Chunky Merino Wool Cardigan'],
      [200, 150, 26, '$121.95'],
      [40, 250, 22, 'Dispatched Granite Bay Heights, CA 70084'],
    ];
    expect(row(lines)).toEqual(['name Ottoline O’Dellan', 'address Granite Bay Heights, CA 70084']);
  });
});

describe('findPersonalInfo on texts that look like people', () => {
  it.each([
    ['the last word of a title', 'charger'],
    ['a size and brand', 'Size S · Stussy'],
    ['a status', 'In progress'],
    ['the earnings', 'You made $22.61'],
    ['a web address', 'depop.com'],
    ['a remark in brackets', 'Kimono (flaw, see pics)'],
    ['a button', 'Message buyer'],
    ['a feedback link', 'Leave feedback'],
    ['two buttons read as one word', 'MarketplaceNotifications'],
    ['a measure after a title', 'Art Deco Wallet, 24x36'],
    ['a remark in lower case', 'Garmin Watch (no charger)'],
    ['the tab of an inbox', '@imbox(2)'],
    ['the reader of a mail', 'to me'],
  ])('does not find %s in a sold row: %s', (_, text) => {
    const lines: WrittenLine[] = [
      [200, 40, 30, 'Nintendo 3DS XL Red/Black with'],
      [200, 80, 30, text],
      [200, 170, 32, '$42.00'],
      [200, 230, 24, 'Sold on 6/5/25'],
    ];
    expect(row(lines)).toEqual([]);
  });

  it('does not find a title above the date of a sale', () => {
    const lines: WrittenLine[] = [
      [200, 40, 40, 'Needs shipping this week'],
      [200, 120, 24, 'Starter Watch Cap'],
      [200, 160, 24, 'Sold on 6/5/25'],
    ];
    expect(row(lines)).toEqual([]);
  });

  it.each([['Bought from @dusty_shelves'], ['dusty_shelves']])(
    'does not find the shop on a page about an order of the member: %s',
    (text) => {
      const lines: WrittenLine[] = [
        [40, 100, 20, 'Your offer was accepted'],
        [40, 160, 28, 'Sony WH-1000XM4 Wireless Noise'],
        [40, 260, 20, text],
        [40, 320, 30, '$134.99'],
        [40, 380, 20, 'Order number'],
      ];
      expect(order(lines)).toEqual([]);
    },
  );

  it("finds the buyer on a seller's page that links to tracking the parcel", () => {
    const lines: WrittenLine[] = [
      [40, 100, 20, 'Payout: $20.00'],
      [40, 160, 20, 'Order number'],
      [40, 260, 20, '@jane_doe'],
      [40, 380, 20, 'Track package'],
    ];
    expect(order(lines)).toEqual(['handle @jane_doe']);
  });

  it('finds the person on a row that shows only a date, a title and a price', () => {
    const lines: WrittenLine[] = [
      [40, 40, 26, '@jane_doe'],
      [900, 40, 26, '4/28/24'],
      [40, 120, 40, 'Salomon trail runners'],
      [900, 120, 30, '$90.95'],
    ];
    expect(row(lines)).toEqual(['handle @jane_doe']);
  });

  it.each([
    ['that shows the condition', 'Used - Excellent', 'Sold May 22, 2025'],
    ['with a search field', 'Search for anything', 'Sold date: May 22, 2025'],
    ['whose parcel is not on its way', 'Like new', 'Label printed'],
  ])('finds the buyer on a page about a sale %s', (_what, other, sale) => {
    const lines: WrittenLine[] = [
      [40, 40, 26, 'Salomon trail runners'],
      [40, 90, 26, other],
      [40, 140, 26, sale],
      [40, 240, 26, '@jane_doe'],
    ];
    expect(row(lines)).toEqual(['handle @jane_doe']);
  });

  it('finds a handle with a dot directly below a line of the same size', () => {
    const lines: WrittenLine[] = [
      [40, 100, 20, 'Order number'],
      [40, 260, 20, 'Olivetti desk typewriter'],
      [40, 292, 20, 'jane.closet'],
    ];
    expect(order(lines)).toEqual(['handle jane.closet']);
  });

  it('does not find the shop on a public listing that shows a sold date', () => {
    const lines: WrittenLine[] = [
      [40, 100, 20, 'Sold on Oct 3, 2025'],
      [40, 160, 28, 'Sony WH-1000XM4 Wireless Noise'],
      [40, 260, 20, 'blue_barn.vintage (960)'],
      [40, 320, 30, '$134.99'],
      [40, 380, 20, 'Message jane_doe'],
      [40, 440, 20, 'Similar items'],
      [40, 500, 20, 'the.second.rack'],
    ];
    expect(order(lines)).toEqual([]);
  });
});
