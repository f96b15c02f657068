import { describe, expect, it } from 'vitest';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import { textsToRedact } from './texts-to-redact.test-support';

const block = (...texts: readonly string[]): TestPageLine[] =>
  texts.map((text, index) => [40, 300 + index * 36, 20, text]);
const redacted = (lines: readonly TestPageLine[]) =>
  textsToRedact(testPageOfLines(720, 1600, lines));

describe('findPersonalInfo on addresses', () => {
  it("finds name, street, apartment number, town, country, phone number and handle below 'Ship to'", () => {
    const lines = block(
      'Ship to',
      'Annika Sorensen',
      '405 Birch Hollow Rd',
      'Apt 3B',
      'Lakemont, MN 55899-1204',
      'United States',
      '(303) 555-0117',
      'Buyer: annika.s (549)',
    );
    expect(redacted(lines)).toEqual([
      'name Annika Sorensen',
      'address 405 Birch Hollow Rd',
      'address Apt 3B',
      'address Lakemont, MN 55899-1204',
      'address United States',
      'phone (303) 555-0117',
      'handle annika.s',
    ]);
  });

  it.each(['3035550117', '+1303-555-0117', 'Q 303-555-0117'])(
    'finds a phone number in any format on the line below a town: %s',
    (phone) => {
      const lines = block('Annika Sorensen', '405 Birch Hollow Rd', 'Lakemont, MN 55899', phone);
      expect(redacted(lines).at(-1)).toBe(`phone ${phone}`);
    },
  );

  it('does not hide a line about the payment below an address', () => {
    const lines = block('Ship to', 'Annika Sorensen', '405 Birch Hollow Rd', '8 Paid with card');
    expect(redacted(lines)).toEqual(['name Annika Sorensen', 'address 405 Birch Hollow Rd']);
  });

  it.each([
    ['Lakemont MN 55899'],
    ['Lakemont, MN 5S899'],
    ['St. Alder, Louisiana 31096'],
    ['Toronto, ON M5V 2T6'],
    ['Leeds LS1 4AP'],
    ['APO, AE 09012'],
    ['ELY, NEVADA 92022'],
    ['Truth or Mercy, Arizona 73041'],
    ['Coeur d’Alder, ID 36091'],
  ])('finds name and street above a town when no heading is above them: %s', (town) => {
    const lines = block('Dana Whitcombe', '482 Maplewood Ct Apt 3B', town);
    expect(redacted(lines)).toEqual([
      'name Dana Whitcombe',
      'address 482 Maplewood Ct Apt 3B',
      `address ${town}`,
    ]);
  });

  it('finds the line above a street even when it does not look like a name', () => {
    expect(
      redacted(block('carol Ann Whitcombe', '482 Maplewood Ct', 'Lakemont, MN 55899')),
    ).toEqual([
      'address carol Ann Whitcombe',
      'address 482 Maplewood Ct',
      'address Lakemont, MN 55899',
    ]);
  });

  it('does not hide labels inside an address, or the rating beside the handle above an address', () => {
    const lines = block(
      'Buyer',
      'Username jane_doe (657',
      'Marcus Oyelaran',
      '17 Quarry Ln',
      'Elm, VT 05699',
    );
    expect(redacted(lines)).toEqual([
      'handle jane_doe',
      'name Marcus Oyelaran',
      'address 17 Quarry Ln',
      'address Elm, VT 05699',
    ]);
  });

  it('hides the line directly above a town when the line is a common name, but not when the line is a title', () => {
    const lines = block('Sold Mar 3, 2025', 'Boho Botanical Prints, Neutral Gallery');
    expect(redacted([...lines, [40, 372, 20, 'Elm, VT 05699']])).toEqual(['address Elm, VT 05699']);
    expect(redacted(block('Order details', 'Maria Quillmore', 'Elm, VT 05699'))).toEqual([
      'name Maria Quillmore',
      'address Elm, VT 05699',
    ]);
  });

  it('finds the street after the words "Pickup near"', () => {
    expect(redacted(block('Pickup near 17 Quarry Ln'))).toEqual(['address 17 Quarry Ln']);
    expect(redacted(block('Pickup near', '17 Quarry Ln'))).toEqual(['address 17 Quarry Ln']);
  });

  it('finds a buyer below the heading "Buyer" when other headings are on the same row', () => {
    const beside: TestPageLine[] = [
      [40, 300, 20, 'Buyer'],
      [300, 300, 20, 'Ship to'],
      [560, 300, 20, 'Order ID'],
      [40, 336, 20, 'Wexley Quillmore'],
    ];
    expect(redacted(beside)).toEqual(['name Wexley Quillmore']);
  });

  it('finds a post office box in a sentence', () => {
    expect(redacted(block('P.O. Box 9059 is where I live'))).toEqual(['address P.O. Box 9059']);
  });

  it.each([
    'P.O. Box 114',
    'c/o Harbor Books',
    '17 Quarry',
    '1907Quarry Hill Rd',
    'quarry house west',
  ])(
    'finds the line between name and town, even when it does not look like a street: %s',
    (street) => {
      const lines = block('Delivery address', 'Marcus Oyelaran', street, 'Eastbrook, OH 44999');
      expect(redacted(lines)).toEqual([
        'name Marcus Oyelaran',
        `address ${street}`,
        'address Eastbrook, OH 44999',
      ]);
    },
  );

  it('finds the first line below the heading of an address even when the line does not look like a name', () => {
    const lines = block('Deliver to', 'mara fennimore', '2596 Bellweather Cir', 'Elm, NJ 07025');
    expect(redacted(lines)[0]).toBe('address mara fennimore');
  });

  it('finds an address on one line, and an address whose postcode is on a separate line', () => {
    expect(redacted(block('Jane Doe, 66 Cobbler Ln, Elm, VT 05699'))).toEqual([
      'name Jane Doe,',
      'address 66 Cobbler Ln,',
      'address Elm, VT 05699',
    ]);
    expect(redacted(block('Ship to', 'Jane Doe', '66 Cobbler Ln', 'Elm, VT', '05699'))).toEqual([
      'name Jane Doe',
      'address 66 Cobbler Ln',
      'address Elm, VT',
      'address 05699',
    ]);
  });

  it('finds a house number when the text recognition separated it from its street', () => {
    const lines: TestPageLine[] = [
      ...block('Ship to', 'Jane Doe'),
      [40, 372, 20, '2035'],
      [140, 372, 20, 'Sparrow Hill Rd'],
      [40, 408, 20, 'Elm, VT 05699'],
    ];
    expect(redacted(lines)).toEqual([
      'name Jane Doe',
      'address 2035',
      'address Sparrow Hill Rd',
      'address Elm, VT 05699',
    ]);
  });
});
