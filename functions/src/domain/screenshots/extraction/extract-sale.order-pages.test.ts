import { describe, expect, it } from 'vitest';
import { extractSale } from './extract-sale';
import { testPageOfLines } from '../test-page.test-support';

describe("extractSale on a seller's order page", () => {
  it('reads the item price on eBay, not the total or the earnings', () => {
    const page = testPageOfLines(720, 1640, [
      [60, 50, 20, '6:11'],
      [110, 140, 22, 'Order details'],
      [220, 240, 20, 'Vintage Pendleton Wool Board Shirt'],
      [220, 272, 20, 'Mens Large Plaid Loop Collar'],
      [220, 320, 24, '$64.95'],
      [220, 360, 16, '+ $7.40 shipping · Qty 1'],
      [60, 430, 20, 'Paid · ship by Apr 21'],
      [250, 570, 22, 'Print shipping label'],
      [40, 680, 24, 'Ship to'],
      [40, 720, 20, 'Odette Marchand'],
      [40, 750, 20, '18 Fenwick Street'],
      [40, 780, 20, 'Oak Hollow, VT 05777'],
      [40, 900, 24, 'What your buyer paid'],
      [40, 950, 20, 'Item subtotal'],
      [560, 950, 20, '$64.95'],
      [40, 990, 20, 'Shipping'],
      [575, 990, 20, '$7.40'],
      [40, 1030, 20, 'Order total'],
      [560, 1030, 22, '$77.56'],
      [40, 1120, 24, 'What you earned'],
      [40, 1170, 20, 'Transaction fees'],
      [555, 1170, 20, '-$9.80'],
      [40, 1220, 22, 'Order earnings'],
      [555, 1220, 26, '$60.36'],
    ]);
    const { title, price, confidence } = extractSale(page);
    expect(title).toBe('Vintage Pendleton Wool Board Shirt Mens Large Plaid Loop Collar');
    expect(price).toBe('64.95');
    expect(confidence).toBeGreaterThanOrEqual(0.8);
  });

  it('reads a price on Depop when only a label identifies it as the price', () => {
    const page = testPageOfLines(824, 1784, [
      [69, 52, 24, '12:27'],
      [356, 135, 22, 'Receipt'],
      [33, 221, 33, 'You sold an item'],
      [34, 279, 21, '9 Jan 2026 to @wren.collects'],
      [227, 371, 21, 'Salomon XT-6 trail trainers'],
      [227, 414, 18, 'Size US 9'],
      [35, 617, 21, 'Item price'],
      [690, 617, 21, '$95.00'],
      [34, 691, 21, 'Shipping (paid by buyer)'],
      [715, 691, 21, '$8.49'],
      [35, 835, 21, 'Payment processing fee'],
      [705, 835, 21, '-$3.59'],
      [33, 929, 22, 'Total earned'],
      [675, 925, 26, '$99.90'],
      [33, 1009, 22, 'Ship to'],
      [35, 1049, 21, 'Imogen Castellan'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Salomon XT-6 trail trainers',
      price: '95.00',
    });
  });

  it("reads the title on Etsy when the buyer's name has larger type", () => {
    const page = testPageOfLines(743, 1608, [
      [60, 50, 22, '8:40'],
      [340, 135, 20, 'Order'],
      [32, 215, 36, 'Bertrand Oakes'],
      [32, 270, 18, 'Order #3140019982'],
      [32, 300, 18, 'Ordered Jan 11, 2026'],
      [220, 390, 20, 'Hammered Brass Wall Sconce, Pair,'],
      [220, 420, 20, 'Plug-In'],
      [220, 455, 16, 'Quantity 1'],
      [32, 590, 20, 'Item total'],
      [600, 590, 20, '$240.00'],
      [32, 650, 20, 'Shipping'],
      [650, 650, 20, 'Free'],
      [32, 710, 20, 'Tax'],
      [620, 710, 20, '$17.40'],
      [32, 770, 20, 'Order total'],
      [600, 770, 20, '$257.40'],
      [50, 850, 20, 'Etsy fees'],
      [600, 850, 20, '-$24.10'],
      [50, 900, 20, 'Your earnings'],
      [590, 900, 22, '$215.90'],
      [32, 1010, 20, 'Deliver to'],
      [32, 1050, 20, 'Bertrand Oakes'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Hammered Brass Wall Sconce, Pair, Plug-In',
      price: '240.00',
    });
  });

  it('reads the accepted offer on Mercari, not the listing price or the earnings', () => {
    const page = testPageOfLines(1079, 2200, [
      [60, 40, 26, '18:34'],
      [430, 150, 30, 'Order status'],
      [40, 270, 30, 'Time to ship!'],
      [40, 320, 24, 'Ship by Fri, Jun 19 so Lowell Finch gets it soon.'],
      [330, 600, 30, 'Cast iron Dutch oven enameled'],
      [330, 650, 30, 'forest green'],
      [330, 705, 36, '$58.00'],
      [40, 900, 30, 'Price details'],
      [40, 960, 26, 'Listing price'],
      [900, 960, 26, '$75.00'],
      [40, 1020, 26, 'Item price (offer accepted)'],
      [900, 1020, 26, '$58.00'],
      [40, 1080, 26, 'Selling fee'],
      [890, 1080, 26, '-$5.80'],
      [40, 1140, 26, 'Shipping (buyer paid)'],
      [890, 1140, 26, '$14.99'],
      [40, 1230, 30, "You'll make"],
      [860, 1225, 36, '$49.32'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Cast iron Dutch oven enameled forest green',
      price: '58.00',
    });
  });

  it('reads title and price on Poshmark, not the congratulation or the net earnings', () => {
    const page = testPageOfLines(780, 1690, [
      [60, 50, 22, '12:42'],
      [300, 130, 22, 'Sale Details'],
      [30, 205, 24, 'Congrats! Your item sold'],
      [30, 245, 17, 'Order Date: Feb 14, 2026 | Order # 77aa01b3'],
      [190, 330, 20, 'Marine Layer Corduroy Overshirt'],
      [190, 370, 16, 'Size: L Qty: 1'],
      [190, 405, 22, '$46'],
      [260, 407, 18, '$148'],
      [30, 500, 20, 'Buyer'],
      [100, 540, 20, '@tansyandthyme'],
      [30, 640, 20, 'Your Earnings'],
      [30, 690, 20, 'Sold price'],
      [660, 690, 20, '$46.00'],
      [30, 740, 20, 'Poshmark fee (20%)'],
      [660, 740, 20, '-$9.20'],
      [30, 800, 20, 'Net earnings'],
      [640, 797, 26, '$36.80'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Marine Layer Corduroy Overshirt',
      price: '46.00',
    });
  });

  it('reads the price below the title on Facebook Marketplace, not the payout', () => {
    const page = testPageOfLines(780, 1690, [
      [60, 50, 22, '2:25'],
      [300, 140, 22, 'Order details'],
      [200, 230, 24, 'Dyson V8 cordless vacuum'],
      [200, 265, 24, '(with wall dock)'],
      [200, 310, 22, '$130.00'],
      [200, 345, 18, 'Sold January 13, 2026'],
      [320, 430, 22, 'Mark as shipped'],
      [30, 560, 24, 'Buyer information'],
      [120, 610, 22, 'Cordelia Nash'],
      [120, 640, 18, 'Joined Facebook in 2012'],
      [120, 700, 20, '77 Larkspur Lane'],
      [30, 860, 24, 'Payout'],
      [30, 910, 22, 'Item price'],
      [640, 910, 22, '$130.00'],
      [30, 960, 22, 'Selling fee (10%)'],
      [640, 960, 22, '-$13.00'],
      [30, 1020, 22, 'Net payout'],
      [630, 1020, 24, '$117.00'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Dyson V8 cordless vacuum (with wall dock)',
      price: '130.00',
    });
  });
});
