import { describe, expect, it } from 'vitest';
import { extractSale } from './extract-sale';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';

const platform = (
  words: readonly string[],
  title = 'Stoneware pitcher speckled grey',
): string | undefined => {
  const lines = [title, '$30.00', ...words].map((text, row): TestPageLine => [
    40,
    300 + 45 * row,
    24,
    text,
  ]);
  return extractSale(testPageOfLines(780, 1000, lines)).platform;
};

describe('the platform that extractSale returns', () => {
  it.each([
    ['ebay', ['Pre-owned · Denby', 'or Best Offer']],
    ['ebay', ['hollyhock_88 (1,204) 99.6%']],
    ['ebay', ['Item ID 335500126789 · Order 14-20078-11256']],
    ['poshmark', ['Size: OS | Denby']],
    ['poshmark', ['Sold Feb 20, 2026 to @larkandloom']],
    ['depop', ['Denby · US 9']],
    ['depop', ['Sold to wren.collects', '9 Jan 2026']],
    ['mercari', ['Completed · You made $17.85']],
    ['mercari', ['Item ID', 'm58690773962']],
    ['facebook', ['Listed 2 weeks ago in Dayton, OH']],
    ['facebook', ['Sold · Listed on 1/6/25', '31 clicks on listing']],
    ['etsy', ['By fernandkiln', '(1,204)']],
    ['etsy', ['Ship to Anselm Pike', 'Order #3753490022']],
    ['ebay', ['30 days returns. Buyer pays for return shipping.']],
    ['ebay', ['Paid Nov 6, 2024', '$30.00 + $10.45']],
    ['poshmark', ['Sold to @larkandloom', 'Earnings Redeemed']],
    ['poshmark', ['Order Date: Jun 26, 2024 | Order']],
    ['depop', ['Sold to @wren_collects', '26 Feb 2026 · Shipped']],
    ['depop', ['Sold to wren_collects', 'Delivered']],
    ['depop', ['Marketplace fee + tax', 'Payout']],
    ['depop', ['56 sold · Active today']],
    ['mercari', ['Sold on 6/5/25', 'Rated']],
    ['facebook', ['Waco, TX · 2 miles away']],
    ['facebook', ['Akron, OH · Location is approximate']],
    ['facebook', ['Sales tax collected', 'Total payout']],
    ['etsy', ['KilnAndFern ... (2,937)']],
    ['etsy', ['Ad by kilnandfern']],
    ['etsy', ['Transaction 4287283458']],
    ['etsy', ['$211.00 (44% off)']],
    ['etsy', ['Order', '4287283458']],
    ['facebook', ['Order ID: 619385860639808']],
    ['facebook', ['Reference', '619385860639808']],
    ['mercari', ['Transaction ID: 365836421704']],
    ['mercari', ['35 Sold 6/10/25', 'Complete']],
    ['depop', ['Order no. 367268769']],
    ['depop', ['Size M', 'Olivetti - Brand new']],
    ['depop', ['Size M', '#vintage #gorpcore']],
    ['ebay', ['Sold on February 27 - New (Other)']],
    ['poshmark', ['Hall | Size OS']],
  ])('is %s when the page contains %j', (wanted, words) => {
    expect(platform(words)).toBe(wanted);
  });

  it('is undefined when the words fit two platforms, or no platform', () => {
    expect(platform(['Similar items', 'Free shipping'])).toBeUndefined();
    expect(platform(['Denby'])).toBeUndefined();
    expect(platform(['Rated'])).toBeUndefined();
    expect(platform(['Used - Brand new'])).toBeUndefined();
    expect(platform(['Tracking', '619385860639808'])).toBeUndefined();
    expect(platform(['Order 365836'])).toBeUndefined();
    expect(platform(['Sold to @larkandloom'])).toBeUndefined();
    expect(platform(['KilnAndFern'])).toBeUndefined();
    expect(platform(['Ships from', 'Columbus, OH'])).toBeUndefined();
    expect(platform(['paper_treasures Is this still available? Local pickup'])).toBeUndefined();
  });

  it('is etsy when a shop name in one word is between title and price', () => {
    const page = testPageOfLines(780, 1000, [
      [40, 700, 31, 'Stoneware pitcher speckled grey'],
      [40, 760, 18, 'KilnAndFern'],
      [40, 815, 34, '$27.00'],
    ]);
    expect(extractSale(page).platform).toBe('etsy');
  });

  it('does not depend on a platform name in the title', () => {
    expect(platform(['Denby'], 'Facebook Portal video speaker')).toBeUndefined();
  });

  it('depends on the address bar and not on the tabs or the description', () => {
    const page = testPageOfLines(1280, 800, [
      [90, 15, 12, 'eBay sold comps'],
      [400, 15, 12, 'Stoneware pitcher | Mercari'],
      [150, 54, 13, 'rnercarl.com/us/item/m58690773962'],
      [806, 195, 22, 'Stoneware pitcher speckled grey'],
      [806, 240, 24, '$30.00'],
      [806, 400, 14, 'Also on Poshmark and Depop, see my closet there.'],
    ]);
    expect(extractSale(page).platform).toBe('mercari');
  });

  it('is mercari when the price is on the photo', () => {
    const page = testPageOfLines(380, 516, [
      [37, 304, 28, '$16'],
      [19, 389, 22, 'Stoneware pitcher'],
      [19, 430, 22, 'speckled grey'],
      [19, 479, 17, 'Denby'],
    ]);
    expect(extractSale(page).platform).toBe('mercari');
  });
});
