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
    expect(found('shirts women')).toEqual([]);
  });

  it('ranks whole words, then prefixes, then substrings, and prefers the category name', () => {
    expect(found('dress')).toEqual([
      'Clothing > Men > Shirts > Dress Shirts',
      'Clothing > Women > Dresses',
      "Clothing > Women's Plus > Dresses",
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

  it('returns the best matches up to the limit', () => {
    expect(found('dress', 2)).toHaveLength(2);
    expect(found('dress', 2)[0]).toBe('Clothing > Men > Shirts > Dress Shirts');
  });

  it('returns nothing for a query without letters and digits', () => {
    expect(found('> &')).toEqual([]);
  });
});
