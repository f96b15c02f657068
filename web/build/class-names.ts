import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withTokens } from './token-css.ts';

const COMMENT = /\/\*[\s\S]*?\*\//g;
/**
 * Matches names of animations, and class names in selectors. Also finds the class names in a list of selectors and
 * inside `:not()`.
 */
const NAME = /\.([A-Za-z][\w-]*)(?=[^{};]*\{)|@keyframes ([\w-]+)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns a function that gives the classes of CSS modules short names. With short names, the HTML of `/` is 1.3 kB
 * smaller after Brotli compression. The names depend only on the sources, because the build for the browser and the
 * build for the server must use the same names.
 * @param folder the folder that contains all CSS modules
 */
export function shortClassNames(folder: string): (name: string, path: string) => string {
  const short = new Map<string, string>();
  for (const path of globSync('**/*.module.css', { cwd: folder }).toSorted())
    for (const name of namesIn(withTokens(readFileSync(join(folder, path), 'utf8')))) {
      const key = keyOf(path, name);
      if (!short.has(key)) short.set(key, shortName(short.size));
    }
  return (name, path) => {
    const found = short.get(keyOf(relative(folder, path), name));
    if (found === undefined) throw new Error(`${path} has no class or animation '${name}'.`);
    return found;
  };
}

const keyOf = (path: string, name: string) => `${path} ${name}`;

const namesIn = (css: string): string[] =>
  [...css.replaceAll(COMMENT, '').matchAll(NAME)].flatMap(
    ([, className, animation]) => className ?? animation ?? [],
  );

/**
 * Returns the short class name with this index: '_a' for 0, '_b' for 1, and so on. The name after '_Z' is '_aa'. All
 * names start with an underscore, because ad blockers hide elements with a class such as 'ad'.
 */
function shortName(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  const letter = LETTERS.charAt(index % LETTERS.length);
  return rest === 0 ? `_${letter}` : shortName(rest - 1) + letter;
}
