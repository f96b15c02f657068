/** A rule of a style sheet with its block, or a statement without a block, such as `@layer reset, base`. */
interface Part {
  readonly head: string;
  readonly block: string | null;
}

const GROUP = /^@(?:media|layer|supports|container)\b/;
/** Matches selectors of states that occur only after an action of the user, such as `:hover`. */
const STATE = /:(?:hover|active|focus(?:-visible|-within)?)\b|::selection/;
/**
 * Matches the parts `:not(…)`, `:is(…)` and `:where(…)` of a selector. Their classes and states are ignored, because
 * the selector can match even if the page has none of these classes and states. For example, `:not(:focus)` hides the
 * skip link before any action, and `:not(.a)` matches on a page without `.a`.
 */
const CHOICE = /:(?:not|is|where)\([^()]*\)/g;
const CLASS = /\.([A-Za-z_][\w-]*)/g;
/** Matches declarations that have no effect on a still picture of the page, such as `cursor`. */
const INVISIBLE =
  /^(?:-webkit-)?(?:animation|transition|cursor|scroll-padding-bottom|user-select|touch-action|tap-highlight-color)/;

/** Returns the names of all classes in a text of HTML. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/**
 * Returns the rules of a minified style sheet that the first paint of a page with these classes needs. After the first
 * paint, the page must apply its whole style sheets, all in one step. The whole style sheets contain the returned rules
 * in the same order and come after them, so the returned rules have no effect from then on.
 * @param sheets all style sheets of the page, which can use the colors that `css` defines
 */
export function firstStyles(
  css: string,
  classes: ReadonlySet<string>,
  sheets: readonly string[] = [css],
): string {
  const used = sheets.map((sheet) => rulesFor(sheet, classes)).join('');
  return withoutUnusedVariables(rulesFor(css, classes), used);
}

function rulesFor(css: string, classes: ReadonlySet<string>): string {
  return partsOf(css)
    .map(({ head, block }) => {
      if (block === null) return `${head};`;
      if (head.startsWith('@keyframes')) return '';
      if (GROUP.test(head)) {
        const rules = rulesFor(block, classes);
        if (rules !== '') return `${head}{${rules}}`;
        // Keeps an empty layer, because the first mention of a layer defines its place among the layers.
        return head.startsWith('@layer') ? `${head};` : '';
      }
      if (head.startsWith('@')) return `${head}{${block}}`;
      const selectors = split(head, ',').filter((selector) => isFirst(selector, classes));
      const declarations = split(block, ';').filter((it) => !INVISIBLE.test(it));
      return selectors.length === 0 || declarations.length === 0
        ? ''
        : `${selectors.join(',')}{${declarations.join(';')}}`;
    })
    .join('');
}

const isFirst = (selector: string, classes: ReadonlySet<string>): boolean => {
  const required = selector.replaceAll(CHOICE, '');
  return (
    !STATE.test(required) &&
    [...required.matchAll(CLASS)].every(([, name = '']) => classes.has(name))
  );
};

/** Removes definitions of color variables that no rule in `kept` uses. */
function withoutUnusedVariables(css: string, kept: string): string {
  const used = new Set([...kept.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
}

/** Splits a style sheet, or the content of a block, into rules and statements. */
function partsOf(css: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  let blockStart = -1;
  let depth = 0;
  for (const { at, character } of outsideOfText(css)) {
    if (character === '{') {
      if (depth === 0) blockStart = at + 1;
      depth += 1;
    }
    if (character === '}') depth -= 1;
    const isEnd = depth === 0 && (character === '}' || character === ';');
    if (!isEnd) continue;
    parts.push(
      character === '}'
        ? { head: css.slice(start, blockStart - 1), block: css.slice(blockStart, at) }
        : { head: css.slice(start, at), block: null },
    );
    start = at + 1;
  }
  const rest = css.slice(start).trim();
  return rest === '' ? parts : [...parts, { head: rest, block: null }];
}

/** Splits text at separators outside of parentheses, brackets and strings. Leaves out empty pieces. */
function split(text: string, separator: ',' | ';'): string[] {
  const ends = [...outsideOfText(text)].flatMap(({ at, character }) =>
    character === separator ? at : [],
  );
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts.map((start, index) => text.slice(start, ends[index])).filter((it) => it !== '');
}

/** Yields the characters outside of parentheses, brackets and strings. */
function* outsideOfText(
  css: string,
): Generator<{ readonly at: number; readonly character: string }> {
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    const character = css.charAt(at);
    if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (depth === 0) yield { at, character };
  }
}

function endOfString(css: string, start: number): number {
  const quote = css.charAt(start);
  let at = start + 1;
  while (at < css.length && css.charAt(at) !== quote) at += css.charAt(at) === '\\' ? 2 : 1;
  return at;
}
