import ts from 'typescript';

/**
 * Properties and JSX attributes whose texts count as texts for users if they have several words. These texts need not
 * be sentences.
 */
const TITLES = new Set(['title', 'description', 'message', 'reason', 'text']);
/** Properties whose texts count as texts for users even if they are only one word, such as the title of a toast. */
const TOASTS = new Set(['failure', 'fallback']);
/** Matches constructors and functions whose texts only developers see. */
const FOR_DEVELOPERS = /^(?:\w*Error|Problem|console\.\w+|(?:\w+\.)*log(?:ger)?\.\w+)$/;
const CONSTANT = /^[A-Z][A-Z0-9_]+$/;
const ENTITIES: Readonly<Record<string, string>> = {
  apos: "'",
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  times: '×',
};
/**
 * A character that stands in a text for a value which the product fills in. `shownTexts` replaces the character by
 * '…'.
 */
export const VALUE_PLACEHOLDER = '\0';
/** The highest number of characters in a text for users. A longer text is code or data. */
const MAX_LETTERS = 1000;

/**
 * The kind of place in which a text is: a property in TITLES ('title'), a property in TOASTS or a toast ('toast'), or
 * any other place.
 */
type Place = 'other' | 'title' | 'toast';

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const decoded = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|(\w+));/g, (whole: string, code?: string, name?: string) =>
    code === undefined ? (ENTITIES[name ?? ''] ?? whole) : String.fromCodePoint(Number(code)),
  );

const isSentence = (text: string) =>
  /^[“‘"'@]*[\p{Lu}\d\0].*\p{Ll}{2}.*[ \0].*[.?!…][”’"')]*$/u.test(text) &&
  /\p{L}{2,} /u.test(text);
const isPhrase = (text: string) => /^[“‘"'@]*\p{Lu}.*\p{Ll}.* .*\p{L}{2}/u.test(text);
const isWord = (text: string) => /^\p{Lu}\p{Ll}+!?$/u.test(text);

/** Returns whether users can read a text at this place. */
const isShown = (text: string, place: Place): boolean =>
  text.length <= MAX_LETTERS &&
  (isSentence(text) ||
    (place !== 'other' && isPhrase(text)) ||
    (place === 'toast' && isWord(text)));

/**
 * Returns the text of a string literal, of a template, or of strings that are joined by `+`. Returns null for any other
 * expression.
 */
export function literalTextOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans.map((span) => VALUE_PLACEHOLDER + span.literal.text).join('')
    );
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = literalTextOf(node.left);
    const right = literalTextOf(node.right);
    return left === null && right === null
      ? null
      : (left ?? VALUE_PLACEHOLDER) + (right ?? VALUE_PLACEHOLDER);
  }
  return null;
}

/**
 * Returns the text of a JSX element, including the texts of the elements inside of it, such as a link in a sentence.
 */
function elementText(node: ts.JsxChild): string {
  if (ts.isJsxText(node)) return decoded(node.text);
  if (ts.isJsxExpression(node))
    return node.expression === undefined
      ? ''
      : (literalTextOf(node.expression) ?? VALUE_PLACEHOLDER);
  if (ts.isJsxSelfClosingElement(node)) return '';
  return node.children.map(elementText).join('');
}

const hasText = ({ children }: ts.JsxElement | ts.JsxFragment) =>
  children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));

const nameOf = (node: ts.Node): string =>
  ts.isPropertyAssignment(node) || ts.isJsxAttribute(node) || ts.isVariableDeclaration(node)
    ? node.name.getText()
    : '';

const isForDevelopers = (node: ts.Node): boolean =>
  ts.isCallExpression(node) || ts.isNewExpression(node)
    ? FOR_DEVELOPERS.test(node.expression.getText()) && node.expression.getText() !== 'AppError'
    : false;

const isToast = (node: ts.Node) =>
  TOASTS.has(nameOf(node)) ||
  (ts.isCallExpression(node) && node.expression.getText().startsWith('showToast'));

/**
 * Returns the kind of place of the texts inside of a node. `around` is the place of the node itself. The attributes of
 * a JSX element, such as its class, never count as a part of a title.
 */
function placeIn(node: ts.Node, around: Place, shown: ReadonlySet<string>): Place {
  if (ts.isJsxAttributes(node)) return 'other';
  if (around === 'toast' || isToast(node) || shown.has(nameOf(node))) return 'toast';
  return around === 'title' || TITLES.has(nameOf(node)) ? 'title' : 'other';
}

/**
 * Returns the names of the constants whose values a file shows in toasts and titles, such as `SAVED` in `showToast({
 * title: SAVED })`.
 */
export function constantsShownAsTitles(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, around: Place): void => {
    if (around !== 'other' && ts.isIdentifier(node) && CONSTANT.test(node.text))
      found.push(node.text);
    const place = placeIn(node, around, new Set());
    ts.forEachChild(node, (child) => visit(child, place));
  };
  visit(source, 'other');
  return found;
}

/**
 * Returns the texts of a file that users can read, in the order of the file, each only once: all sentences, and the
 * texts in titles, in toasts and in the constants `shown`, which need not be sentences. '…' stands for values. Leaves
 * out texts for developers: messages of errors without a code, and messages of the log.
 */
export function shownTexts(source: ts.SourceFile, shown: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const add = (raw: string, place: Place): void => {
    const text = tidy(raw);
    if (isShown(text, place)) found.add(text.replaceAll(VALUE_PLACEHOLDER, '…'));
  };
  const visit = (node: ts.Node, around: Place): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isForDevelopers(node)) return;
    const text = literalTextOf(node);
    if (text !== null) return add(text, around);
    const isText = (ts.isJsxElement(node) || ts.isJsxFragment(node)) && hasText(node);
    if (isText) add(elementText(node), around);
    const place = placeIn(node, around, shown);
    ts.forEachChild(node, (child) => visit(child, place));
  };
  visit(source, 'other');
  return [...found];
}
