import { describe, expect, it } from 'vitest';
import { writtenPage, type WrittenLine } from '../written-page.test-support';
import { redactedText } from './redacted-text.test-support';

const LISTING: readonly WrittenLine[] = [
  [40, 240, 34, 'Baby-G watch, clear jelly strap'],
  [40, 320, 30, '$42.00'],
  [40, 400, 24, 'Add to cart'],
];

const listingWith = (...lines: readonly WrittenLine[]): string[] =>
  redactedText(writtenPage(900, 1600, [...LISTING, ...lines]));

describe('findPersonalInfo on a public listing', () => {
  it.each([
    ['Hi Kwame! Daily Deals', 'name Kwame!'],
    ['Hello, Oluwaseun', 'name Oluwaseun'],
    ['Hl Maria Daily Deals', 'name Maria'],
  ])('finds the member that the site greets: %s', (text, found) => {
    expect(listingWith([40, 40, 24, text])).toEqual([found]);
  });

  it.each(['Hello Kitty', 'Hi there!', 'Hello Fall sale', 'Hi Fidelity Record Player'])(
    'leaves %s visible',
    (text) => {
      expect(listingWith([40, 40, 24, text])).toEqual([]);
    },
  );

  it('finds a name above the date of joining, and the member below "Your account"', () => {
    expect(
      listingWith([40, 600, 24, 'Beth Quillmore'], [40, 640, 20, 'Joined Facebook in 2007']),
    ).toEqual(['name Beth Quillmore']);
    expect(listingWith([40, 600, 22, 'Your account'], [40, 640, 24, 'WEXLEY OKONKWO'])).toEqual([
      'name WEXLEY OKONKWO',
    ]);
  });

  it('finds a name before a place or a phone number', () => {
    expect(listingWith([40, 600, 24, 'zofia70 - Zofia Quillmore, Elm, VT'])).toEqual([
      'name Zofia Quillmore,',
    ]);
    expect(listingWith([40, 600, 24, 'Elm, VT'])).toEqual([]);
    expect(listingWith([40, 600, 24, 'Txt Wexley 303-555-0117'])).toEqual([
      'name Wexley',
      'phone 303-555-0117',
    ]);
  });

  it('finds the full name of somebody whose first name is known, and a street alone', () => {
    expect(listingWith([40, 600, 24, 'Hello, Wexley'], [40, 700, 24, 'Wexley Quillmore'])).toEqual([
      'name Wexley',
      'name Wexley Quillmore',
    ]);
    expect(listingWith([40, 600, 24, '4486 Magnolia Ave'])).toEqual(['address 4486 Magnolia Ave']);
    expect(listingWith([40, 600, 24, '12 Piece Dinner Set'])).toEqual([]);
  });

  it('finds who wrote a message, a comment or a review', () => {
    expect(listingWith([40, 600, 24, 'Maria: is it still there?'])).toEqual(['name Maria:']);
    expect(
      listingWith(
        [40, 600, 24, 'static.finds'],
        [40, 636, 22, 'is this still available?'],
        [40, 670, 20, 'Jan 3 - Reply'],
      ),
    ).toEqual(['handle static.finds']);
    expect(listingWith([40, 600, 24, '@velvet.rack “so cute!”'])).toEqual(['handle @velvet.rack']);
  });

  it("leaves the shop's handle and labels before a colon visible", () => {
    expect(
      listingWith([40, 600, 24, 'static.finds'], [40, 640, 20, 'Updated 16 hours ago']),
    ).toEqual([]);
    expect(listingWith([40, 600, 24, 'Condition: like new'])).toEqual([]);
  });
});
