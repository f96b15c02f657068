import { expect, it } from 'vitest';
import { createCategorySearch } from '../../domain/categories/category-search';
import { createStarterCategoriesGateway } from '../../gateways/categories/starter-categories';

const search = createCategorySearch(await createStarterCategoriesGateway().all());

/** The columns are the search text of a reseller, the expected first result, and the minimum number of results. */
it.each([
  ['coin', 'Coin', 50],
  ['stamp', 'Stamp', 45],
  ['guitar', 'Guitar', 40],
  ['levis jeans', 'Jeans', 15],
  ["levi's 501 jeans mens", 'Jeans', 8],
  ['jordan shoes', 'Shoes', 20],
  ['nike running shoes women', "Women's Running Shoes", 1],
  ['pokemon', 'Pokémon', 8],
  ['charizard pokemon card', 'Pokémon', 8],
  ['vhs', 'VHS', 8],
  ['cast iron', 'Cast Iron', 8],
  ['lodge cast iron skillet', 'Cast Iron Skillets', 1],
  ['mens hoodie', 'Hoodies', 2],
  ['hoodies mens', 'Hoodies', 2],
  ['tshirt', 'T-Shirts', 8],
  ['band tee', 'Band Tees', 1],
  ['coach purse', 'Purse', 5],
  ['handbag', 'Handbags', 2],
  ['carhartt jacket', 'Jackets', 20],
  ['cowboy boots', 'Cowboy Boots', 2],
  ['wedding dress', 'Wedding Dresses', 1],
  ['turquoise ring', 'Rings', 2],
  ['sterling silver', 'Silver', 10],
  ['pocket watch', 'Pocket Watches', 1],
  ['vinyl', 'Vinyl', 20],
  ['lp records', 'Records', 20],
  ['nintendo switch game', 'Nintendo Switch Games', 1],
  ['lego', 'LEGO Sets', 1],
  ['hot wheels', 'Hot Wheels Cars', 1],
  ['barbie doll', 'Barbie Dolls', 1],
  ['baseball card', 'Baseball Card', 8],
  ['pyrex bowl', 'Bowls', 5],
  ['coffee mug', 'Mugs', 1],
  ['depression glass', 'Depression Glass', 1],
  ['sewing patterns', 'Sewing Patterns', 2],
  ['typewriter', 'Typewriters', 2],
  ['golf club', 'Golf Club', 3],
  ['fishing reel', 'Reels', 4],
  ['drill', 'Drill', 5],
  ['teddy bear', 'Teddy Bears', 3],
  ['blu ray', 'Blu-ray', 4],
  ['bluray', 'Blu-ray', 4],
  ['case for iphone 12', 'Cases', 10],
  ['mens wool coat size 42', 'Coats', 5],
  ['baby clothes', 'Baby Clothes', 10],
])(
  'the category search returns the expected first result and enough results for the search %j',
  (query, first, least) => {
    const found = search(query, 50);
    expect(found[0]?.categoryName).toContain(first);
    expect(found.length).toBeGreaterThanOrEqual(least);
  },
);
