import { describe, expect, it } from 'vitest';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import { textsToRedact } from './texts-to-redact.test-support';

const block = (...texts: readonly string[]): TestPageLine[] =>
  texts.map((text, index) => [40, 300 + index * 36, 20, text]);
const redacted = (lines: readonly TestPageLine[]) =>
  textsToRedact(testPageOfLines(720, 1600, lines));

describe('findPersonalInfo on people', () => {
  it("finds the member's own name in a site's greeting, even on a listing", () => {
    const listing = (greeting: string): TestPageLine[] => [
      [40, 40, 16, greeting],
      [40, 200, 24, 'Wool cardigan'],
      [40, 250, 24, '$45.00'],
      [40, 320, 20, 'Buy It Now'],
    ];
    expect(redacted(listing('Hi Priyanka!'))).toEqual(['name Priyanka!']);
    expect(redacted(listing('Welcome back, Jane'))).toEqual(['name Jane']);
    expect(redacted(listing('Hi there!'))).toEqual([]);
  });

  it('finds a name beside an avatar, but not the membership text below the name', () => {
    const lines: TestPageLine[] = [
      [28, 300, 22, 'Buyer information'],
      [113, 350, 20, 'Annika Sorensen'],
      [113, 382, 18, 'Joined Facebook in 2015'],
      [70, 424, 20, '405 Birch Hollow Rd'],
      [70, 458, 20, 'Lakemont, MN 55899'],
    ];
    expect(redacted(lines)).toEqual([
      'name Annika Sorensen',
      'address 405 Birch Hollow Rd',
      'address Lakemont, MN 55899',
    ]);
  });

  it('finds a name to the right of its label, and a name with a handle', () => {
    const lines: TestPageLine[] = [
      [40, 300, 20, 'Buyer'],
      [500, 300, 20, 'Wendell Prather'],
      [40, 500, 20, 'Purchased by'],
      [40, 536, 20, 'Nikhil Hart (@nikhil51)'],
    ];
    expect(redacted(lines)).toEqual([
      'name Wendell Prather',
      'name Nikhil Hart',
      'handle (@nikhil51)',
    ]);
  });

  it('finds a name above an order number at the top of the page, and a name that an email address contains', () => {
    expect(redacted(block('Joel Santangelo', 'Order #3135349648'))).toEqual([
      'name Joel Santangelo',
      'order #3135349648',
    ]);
    const apart: TestPageLine[] = [
      [40, 300, 20, 'Joel Santangelo'],
      [40, 900, 20, 'joel.santangelo@example.com'],
    ];
    expect(redacted(apart)).toEqual(['name Joel Santangelo', 'email joel.santangelo@example.com']);
  });

  it('finds a name and a similar handle below it, and finds only the name when the page is not about a sale', () => {
    const pair = block('Sunniva Abernath', 'sunniva_abern');
    expect(redacted([[40, 100, 22, 'Order summary'], ...pair])).toEqual([
      'name Sunniva Abernath',
      'handle sunniva_abern',
    ]);
    expect(redacted(pair)).toEqual(['name Sunniva Abernath']);
  });

  it('finds a name beside other text when an email address contains the name', () => {
    expect(
      redacted(block('Order details', 'Mateusz Quillmore $27.99', 'mateusz.quillmore@example.com')),
    ).toEqual(['name Mateusz Quillmore', 'email mateusz.quillmore@example.com']);
  });

  it('finds first names in buttons and in possessives', () => {
    const lines: TestPageLine[] = [
      [40, 300, 20, 'Sold to Annika Sorensen'],
      [40, 600, 20, 'Message Annika'],
    ];
    expect(redacted(lines)).toEqual(['name Annika Sorensen', 'name Annika']);
    expect(redacted(block('Annika’s order'))).toEqual(['name Annika’s']);
  });
});
