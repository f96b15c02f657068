import { describe, expect, it } from 'vitest';
import { createCategorySearch } from './category-search';

const paths = [
  'Clothing > Men > Shirts > T-Shirts',
  'Clothing > Men > Shirts > Dress Shirts',
  'Clothing > Women > Dresses',
  "Clothing > Women's Plus > Dresses",
  'Toys > Dress-Up > Costumes',
  'Books > Baking & Café Guides',
  'Outdoors > Headdress Kits',
];
const categories = paths.map((fullCategoryPath, index) => ({
  categoryId: String(index),
  categoryName: fullCategoryPath.split(' > ').at(-1) ?? '',
  fullCategoryPath,
}));
const search = createCategorySearch(categories);
const found = (query: string, limit = 50) => search(query, limit).map((it) => it.fullCategoryPath);

describe('createCategorySearch', () => {
  it('matches query words anywhere in the path, in any order', () => {
    expect(found('shirt clothing t')).toEqual([
      'Clothing > Men > Shirts > T-Shirts',
      'Clothing > Men > Shirts > Dress Shirts',
    ]);
  });

  it('returns the categories with the most query words when no category has all of them, and prefers categories with the last query word', () => {
    expect(found('wool dress shirts')).toEqual([
      'Clothing > Men > Shirts > Dress Shirts',
      'Clothing > Men > Shirts > T-Shirts',
      'Clothing > Women > Dresses',
      "Clothing > Women's Plus > Dresses",
      'Toys > Dress-Up > Costumes',
    ]);
    expect(found('levis headdress')).toEqual(['Outdoors > Headdress Kits']);
    expect(found('qqzz')).toEqual([]);
  });

  it.each([
    ['tshirt', 'Clothing > Men > Shirts > T-Shirts'],
    ['costume', 'Toys > Dress-Up > Costumes'],
    ['kits headdresses', 'Outdoors > Headdress Kits'],
  ])('ignores hyphens and plurals: %s', (query, path) => {
    expect(found(query)).toEqual([path]);
  });

  it("ranks whole words first, then prefixes, then substrings, and prefers the category's own name", () => {
    expect(found('dress')).toEqual([
      'Clothing > Women > Dresses',
      "Clothing > Women's Plus > Dresses",
      'Clothing > Men > Shirts > Dress Shirts',
      'Toys > Dress-Up > Costumes',
      'Outdoors > Headdress Kits',
    ]);
  });

  it.each(['cafe', 'CAFÉ', 'cafe\u0301 & baking', 'BÄKING'])(
    'ignores case and accents: %s',
    (query) => {
      expect(found(query)).toEqual(['Books > Baking & Café Guides']);
    },
  );

  it.each(['womens plus', "women's plus", 'women’s plus'])('ignores apostrophes: %s', (query) => {
    expect(found(query)).toEqual(["Clothing > Women's Plus > Dresses"]);
  });

  it('returns only the best matches when there are more than the limit', () => {
    expect(found('dress', 2)).toHaveLength(2);
    expect(found('dress', 2)[0]).toBe('Clothing > Women > Dresses');
  });

  it('returns nothing when the query has no letters and no digits', () => {
    expect(found('> &')).toEqual([]);
  });
});
