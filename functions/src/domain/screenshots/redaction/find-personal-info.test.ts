import { describe, expect, it } from 'vitest';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import { textsToRedact } from './texts-to-redact.test-support';

const page = (lines: readonly TestPageLine[]) => testPageOfLines(720, 1600, lines);

describe('findPersonalInfo on one line', () => {
  it.each([
    ['Sold to annika.s', ['handle annika.s']],
    ['Sold Feb 20, 2024 to @annika.s', ['handle @annika.s']],
    ['Buyer: annika.s (549)', ['handle annika.s']],
    ['Buyer keikob (24)', ['handle keikob']],
    ['Buyer: rafa_mc · Rafael McAllister', ['handle rafa_mc', 'name Rafael McAllister']],
    ['Sold to Jane Doe on Mar 3', ['name Jane Doe']],
    ['Sold to Jane Doe Mar 3, 2025', ['name Jane Doe']],
    ['Ship to Keiko van den Berg', ['name Keiko van den Berg']],
    ['Ship by Tue, Jan 9 so Wendel | Prather gets it soon.', ['name Wendel | Prather']],
    ['Odette O’Hara bought your item', ['name Odette O’Hara']],
    ['Ingrid Abernath #2377744510', ['name Ingrid Abernath', 'order #2377744510']],
    ['Order #3135349648 from Joel Santangelo', ['order #3135349648', 'name Joel Santangelo']],
    ['Keiko Dahl, Port Amity, ME 04599', ['name Keiko Dahl,', 'address Port Amity, ME 04599']],
  ])('finds the people in %j: %j', (text, found) => {
    expect(textsToRedact(page([[40, 300, 20, text]]))).toEqual(found);
  });

  it.each([
    ['Order number 43-41232-51612', ['order 43-41232-51612']],
    ['Item ID 345327040033 · Order 52-90841-84724', ['order 52-90841-84724']],
    ['Order # 6cc1aaa53185752e32bc93cc', ['order 6cc1aaa53185752e32bc93cc']],
    ['Order ID m24411211379', ['order m24411211379']],
    ['Order number: 942960720381798', ['order 942960720381798']],
    ['Transaction ID: 73433231', ['order 73433231']],
    ['USPS 9478 6540 4136 1932 6827 79', ['tracking 9478 6540 4136 1932 6827 79']],
    ['9400168283590443224867', ['tracking 9400168283590443224867']],
    ['UPS 1Z168A668973728589', ['tracking 1Z168A668973728589']],
    ['FedEx 7712 3456 7890', ['tracking 7712 3456 7890']],
    ['Tracking: FedEx 868325298136', ['tracking 868325298136']],
    ['Track package: 868325298136', ['tracking 868325298136']],
  ])('finds the number without its label in %j: %j', (text, found) => {
    expect(textsToRedact(page([[40, 300, 20, text]]))).toEqual(found);
  });

  it.each([
    ['you can reach me at 3035550117', ['phone 3035550117']],
    ['joel.santangelo@example.com', ['email joel.santangelo@example.com']],
    ['joel. santangelo ©example. com', ['email joel. santangelo ©example. com']],
    ['(303) 555-0117', ['phone (303) 555-0117']],
    ['Phone: +1 303-555-0117', ['phone +1 303-555-0117']],
    ['303.555.0117', ['phone 303.555.0117']],
    ['+44 20 7946 0958', ['phone +44 20 7946 0958']],
  ])('finds the email address or phone number in %j: %j', (text, found) => {
    expect(textsToRedact(page([[40, 300, 20, text]]))).toEqual(found);
  });

  it('finds an order number without a label, but not the item number, and only when the page is about an order', () => {
    const lines: TestPageLine[] = [
      [40, 100, 24, 'Rate and review'],
      [40, 300, 20, 'm40143936043'],
      [40, 400, 20, 'Item number'],
      [40, 430, 20, '345327040033'],
    ];
    expect(textsToRedact(page(lines))).toEqual(['order m40143936043']);
    expect(textsToRedact(page(lines.slice(1)))).toEqual([]);
  });

  it('finds a number to the right of its label and below its label, but not the item number', () => {
    const lines: TestPageLine[] = [
      [40, 300, 20, 'Item ID'],
      [400, 300, 20, 'm58690773962'],
      [40, 360, 20, 'Order ID'],
      [400, 360, 20, 'm24411211379'],
      [40, 420, 20, 'Tracking'],
      [40, 450, 20, 'FedEx 991560067827'],
      [40, 520, 20, 'Order date'],
      [40, 550, 20, '2025-12-11'],
    ];
    expect(textsToRedact(page(lines))).toEqual(['order m24411211379', 'tracking 991560067827']);
  });
});

describe('findPersonalInfo on a page without personal information', () => {
  it.each(['no-reply@example.com', 'transaction@example.com', 'ebay@example.com', '@D17%'])(
    'leaves %s visible',
    (text) => {
      expect(
        textsToRedact(
          page([
            [40, 40, 20, text],
            [40, 300, 20, 'Order details'],
          ]),
        ),
      ).toEqual([]);
    },
  );

  it('finds nothing when the page is a public listing', () => {
    const lines: TestPageLine[] = [
      [40, 40, 20, '9:41'],
      [40, 100, 18, 'ebay.com/itm/2790705400677'],
      [40, 160, 20, 'Ship to'],
      [200, 160, 20, 'Sell'],
      [300, 160, 20, 'Watchlist'],
      [460, 160, 20, 'My eBay'],
      [40, 300, 26, 'Ralph Lauren Polo Shirt by Tory Burch for Kate Spade'],
      [40, 350, 20, 'retro_rack (12904) 99.5% positive'],
      [40, 400, 26, 'US $159.00'],
      [40, 440, 20, 'This listing sold on Wed, Feb 5 at 11:46 PM.'],
      [40, 480, 20, 'Located in Portland, OR 97201'],
      [40, 520, 20, 'Funko Pop! Shippuden #1031 Kakashi'],
      [40, 560, 20, '+ $7.97 shipping · Ships from Ohio'],
      [40, 600, 20, 'By closetofclara'],
      [40, 640, 20, '@closetofclara'],
      [40, 680, 20, 'Item no.: 447584712352'],
    ];
    expect(textsToRedact(page(lines))).toEqual([]);
  });

  it('finds nothing in the labels, sums, dates and buttons of an order page', () => {
    const lines: TestPageLine[] = [
      [40, 100, 22, 'Order details'],
      [40, 160, 20, 'Paid · ship by Sep 14, 2025'],
      [40, 220, 20, 'Shipping (paid by buyer)'],
      [560, 220, 20, '$8.50'],
      [40, 280, 20, 'Buyer paid $7.97 shipping and $4.98 sales tax'],
      [40, 340, 20, 'What your buyer paid'],
      [40, 400, 20, 'Order total'],
      [560, 400, 20, '$1,257.86'],
      [40, 460, 20, 'Contact buyer'],
      [40, 520, 20, 'Leave feedback'],
      [40, 580, 20, 'Mark as shipped'],
      [40, 640, 20, 'Order Date: Feb 14, 2025'],
      [40, 700, 20, 'Ship to'],
      [40, 800, 20, 'USPS Ground Advantage'],
    ];
    expect(textsToRedact(page(lines))).toEqual([]);
  });
});
