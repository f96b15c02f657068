import { categorySchema, CATEGORY_ID_MAX_LENGTH } from '@contract/schemas/category';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../domain/fold-text';
import { createStarterCategoriesGateway } from './starter-categories';

const categories = await createStarterCategoriesGateway().all();
const paths = categories.map(({ fullCategoryPath }) => fullCategoryPath);

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}

describe('the starter categories', () => {
  it('are at least 2,000 valid categories', () => {
    expect(categories.length).toBeGreaterThanOrEqual(2_000);
    for (const category of categories) expect(categorySchema.parse(category)).toEqual(category);
  });

  it('contain no path twice, not even in another spelling', () => {
    expect(repeated(paths.map(foldText))).toEqual([]);
  });

  it('are all leaves: no path is the beginning of another path', () => {
    const parents = new Set(
      paths.flatMap((path) => {
        const levels = path.split(' > ');
        return levels.slice(1).map((_, at) => levels.slice(0, at + 1).join(' > '));
      }),
    );
    expect(paths.filter((path) => parents.has(path))).toEqual([]);
  });

  it('have paths of three levels without spaces at the ends of a level', () => {
    for (const path of paths) {
      const levels = path.split(' > ');
      expect(levels, path).toHaveLength(3);
      expect(levels, path).toEqual(levels.map((level) => level.trim()));
      expect(levels, path).not.toContain('');
    }
  });

  it('have unique ids in a format that eBay does not use', () => {
    const ids = categories.map(({ categoryId }) => categoryId);
    expect(repeated(ids)).toEqual([]);
    for (const id of ids) {
      expect(id).toMatch(/^bolo-[0-9a-f]{10}$/);
      expect(id.length).toBeLessThanOrEqual(CATEGORY_ID_MAX_LENGTH);
    }
  });

  it('have the same ids as in earlier versions, because drafts in browsers contain ids', () => {
    const idOf = (path: string) =>
      categories.find(({ fullCategoryPath }) => fullCategoryPath === path)?.categoryId;
    expect(idOf("Women's Clothing > Dresses > Maxi Dresses")).toBe('bolo-18f086df5c');
    expect(idOf('Coins & Paper Money > US Coins > Mint Sets')).toBe('bolo-3b1935427d');
  });
});
