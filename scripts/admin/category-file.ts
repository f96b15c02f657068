import { type Category, CATEGORY_ID_MAX_LENGTH } from '@contract/schemas/category';
import { categoryFromPath } from '../../functions/src/domain/categories/category-path';
import { Problem } from '../lib/problem';

const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * Parses a file that has one leaf category per line: its id, a tab, and its path with ' > ' between the levels.
 * @throws Problem if the file has no categories, or if a line is wrong. The message then names the number of the line.
 */
export function parseCategoryFile(text: string): Category[] {
  const ids = new Set<string>();
  const categories = text
    .replace(BYTE_ORDER_MARK, '')
    .split(/\r?\n/)
    .flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, index + 1, ids)]));
  if (categories.length === 0) throw new Problem('The file has no categories.');
  return categories;
}

function parseLine(line: string, number: number, ids: Set<string>): Category {
  const [id = '', path = '', ...rest] = line.split('\t').map((part) => part.trim());
  const levels = path.split(' > ');
  if (id === '' || rest.length > 0 || levels.some((level) => level.trim() === ''))
    throw new Problem(
      `Line ${number} is wrong. Each line needs an id, a tab and a path, such as "253<tab>Coins > US > Errors".`,
    );
  if (id.length > CATEGORY_ID_MAX_LENGTH)
    throw new Problem(
      `Line ${number} has an id of more than ${CATEGORY_ID_MAX_LENGTH} characters.`,
    );
  if (ids.has(id)) throw new Problem(`Line ${number} repeats the id ${id}.`);
  ids.add(id);
  return categoryFromPath(id, path);
}
