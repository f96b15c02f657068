import { expect, it } from 'vitest';
import { pathsOfOutline } from './outline';

it('pathsOfOutline returns the path of every leaf of an outline', () => {
  const outline = `
Shoes:
  Men's Shoes:
    Clogs; Dress, Formal & Work
    Boots
  Laces
Hats:
  Caps
`;
  expect(pathsOfOutline(outline)).toEqual([
    "Shoes > Men's Shoes > Clogs",
    "Shoes > Men's Shoes > Dress, Formal & Work",
    "Shoes > Men's Shoes > Boots",
    'Shoes > Laces',
    'Hats > Caps',
  ]);
});
