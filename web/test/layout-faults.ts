/** Overlaps and overflows up to this many CSS pixels are allowed, because rounding can cause them. */
const TOLERANCE_PX = 1;

const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider]';
const FIELDS = 'input, select, textarea';
/** Matches elements that open on top of the page. */
const FLOATING = '[popover], [role=menu], [role=listbox], [role=tooltip]';

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Box {
  readonly element: Element;
  readonly isText: boolean;
  readonly name: string;
  readonly rect: Rect;
  /** The element or its nearest ancestor that may lie on top of other elements, or null. */
  readonly layer: Element | null;
  /**
   * The element itself and its ancestors, but only those that hide or scroll overflowing content. The innermost comes
   * first.
   */
  readonly clippers: readonly Element[];
}

/**
 * A whole word of 2 to 8 letters, which must stay on one line. Longer words may be split, because some do not fit on a
 * phone with large text. Parts of email addresses and URLs are not matched.
 */
const SHORT_WORD = /(?<=^|\s)\p{L}{2,8}(?=[.,:!?]?(?:\s|$))/gu;

/**
 * Returns descriptions of layout faults below `root`: texts and controls that overlap, are cut off or extend beyond the
 * screen, words that are split, and elements that scroll sideways. Sticky and floating elements may lie on top of
 * others.
 */
export function layoutFaults(root: Element): string[] {
  const texts = shownTexts(root);
  const boxes = [...textBoxes(texts), ...controlBoxes(root)];
  const faults = [...boxes.flatMap(cutFault), ...overlaps(boxes), ...splitWords(texts)];
  return [...new Set([...sidewaysScrollFaults(root), ...faults])];
}

function overlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => intersects(one.rect, other.rect) && mayNotOverlap(one, other))
      .filter((other) => intersects(shownBeside(one, other), shownBeside(other, one)))
      .map((other) => `${one.name} overlaps ${other.name}`),
  );
}

/**
 * Returns whether the element is in an inert card. A checkbox covers each inert card, so that a click anywhere on the
 * card selects the item. The elements of the card may therefore overlap with this checkbox.
 */
const isInert = ({ element }: Box): boolean => element.closest('[inert]') !== null;

const mayNotOverlap = (one: Box, other: Box): boolean =>
  one.layer === other.layer &&
  isInert(one) === isInert(other) &&
  !one.element.contains(other.element) &&
  !other.element.contains(one.element);

/**
 * Returns the part of `box` that may not overlap with `other`. Leaves out what is scrolled out of view, unless `other`
 * scrolls together with `box`. If `other` is a button, leaves out the padding of a field, because the button may lie in
 * the padding.
 */
function shownBeside(box: Box, other: Box): Rect {
  const isInField = box.element.matches(FIELDS) && other.element.matches('button');
  return box.clippers
    .filter((clipper) => !clipper.contains(other.element))
    .reduce(
      (rect, clipper) => shared(rect, clipper.getBoundingClientRect()),
      isInField ? withoutPadding(box) : box.rect,
    );
}

function withoutPadding({ element, rect }: Box): Rect {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const [left, right] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
  return { ...rect, left: rect.left + left, right: rect.right - right };
}

const shared = (one: Rect, other: Rect): Rect => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

function intersects(one: Rect, other: Rect): boolean {
  const { left, top, right, bottom } = shared(one, other);
  return right - left > TOLERANCE_PX && bottom - top > TOLERANCE_PX;
}

function cutFault({ name, rect, isText, clippers: [clipper] }: Box): string[] {
  if (clipper && scrollsSideways(clipper)) return [];
  if (rect.left < -TOLERANCE_PX || rect.right > window.innerWidth + TOLERANCE_PX)
    return [`${name} leaves the screen`];
  if (!clipper || !isText) return [];
  const { overflowX, overflowY } = getComputedStyle(clipper);
  const edge = clipper.getBoundingClientRect();
  const isCutAcross =
    hides(overflowX) &&
    (rect.left < edge.left - TOLERANCE_PX || rect.right > edge.right + TOLERANCE_PX);
  const isCutBelow =
    hides(overflowY) &&
    (rect.top < edge.top - TOLERANCE_PX || rect.bottom > edge.bottom + TOLERANCE_PX);
  return isCutAcross || isCutBelow ? [`${name} is cut off`] : [];
}

function hasEllipsis(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return textOverflow !== 'clip' || webkitLineClamp !== 'none';
}

const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

const canScroll = (element: Element): boolean =>
  ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);

/**
 * Returns whether the element may scroll sideways. Wide tables and rows of achievements may, because the keyboard can
 * focus and scroll them. Rows of links may, because they scroll to the focused link.
 */
const scrollsSideways = (element: Element): boolean =>
  element.matches('[tabindex="0"], nav ul') && canScroll(element);

/** Returns descriptions of the elements that make `root` or the page scroll sideways. */
export function sidewaysScrollFaults(root: Element): string[] {
  const scrolling = [root, ...root.querySelectorAll('*')]
    .filter((one) => isTooWide(one) && canScroll(one))
    .filter((one) => !one.matches(FIELDS) && !scrollsSideways(one))
    .map((one) => `${nameOf(one)} scrolls sideways`);
  if (!isTooWide(document.documentElement)) return scrolling;
  const wide = [...document.body.querySelectorAll('*')].filter(leavesTheScreen);
  const innermost = wide.filter((one) => !wide.some((other) => other.parentElement === one));
  return [...scrolling, `the page scrolls sideways because of ${innermost.map(nameOf).join(', ')}`];
}

const isTooWide = ({ scrollWidth, clientWidth }: Element): boolean =>
  scrollWidth > clientWidth + TOLERANCE_PX;

const leavesTheScreen = (element: Element): boolean =>
  element.getBoundingClientRect().right > window.innerWidth + TOLERANCE_PX &&
  surroundings(element).clippers.length === 0;

interface ShownText {
  readonly text: Text;
  readonly element: Element;
}

function shownTexts(root: Element): ShownText[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const shown: ShownText[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (element && text.data.trim() && isShown(element)) shown.push({ text, element });
  }
  return shown;
}

/** Returns descriptions of the short words whose letters are on more than one line. */
const splitWords = (texts: readonly ShownText[]): string[] =>
  texts.flatMap(({ text }) =>
    Array.from(text.data.matchAll(SHORT_WORD))
      .filter(({ 0: word, index }) => isSplit(text, index, index + word.length))
      .map(([word]) => `the word '${word}' is split across lines`),
  );

function isSplit(text: Text, start: number, end: number): boolean {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  const [first, ...others] = Array.from(range.getClientRects(), ({ top }) => top);
  return others.some((top) => Math.abs(top - (first ?? top)) > TOLERANCE_PX);
}

function textBoxes(texts: readonly ShownText[]): Box[] {
  const boxes: Box[] = [];
  for (const { text, element } of texts) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const name = `'${shorten(text.data)}'`;
    const around = surroundings(element);
    const [clipper] = around.clippers;
    const ellipsis = clipper && hasEllipsis(clipper) ? clipper.getBoundingClientRect() : null;
    for (const rect of range.getClientRects()) {
      const ink = inkOf(rect);
      const shown = ellipsis ? shared(ink, ellipsis) : ink;
      boxes.push({ element, isText: true, name, rect: shown, ...around });
    }
  }
  return boxes;
}

/** Returns the rectangle of a text without the space that the font has above and below its letters. */
function inkOf({ left, right, top, bottom, height }: DOMRect): Rect {
  return { left, right, top: top + 0.2 * height, bottom: bottom - 0.2 * height };
}

const controlBoxes = (root: Element): Box[] =>
  [...root.querySelectorAll(CONTROLS)]
    .filter(isShown)
    .filter(hasVisibleBox)
    .map((element) => ({
      element,
      isText: false,
      name: nameOf(element),
      rect: element.getBoundingClientRect(),
      ...surroundings(element),
    }));

/**
 * Returns whether a control has a visible box. A link inside a text has none, because its touch area is larger than its
 * visible part. Such a link is checked as text.
 */
function hasVisibleBox(control: Element): boolean {
  if (!control.matches('a') || control.querySelector('img, svg')) return true;
  const { backgroundColor, borderTopWidth } = getComputedStyle(control);
  return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
}

function surroundings(element: Element): Pick<Box, 'layer' | 'clippers'> {
  const around = [element, ...ancestorsOf(element)];
  const layer = around.find(
    (one) => one.matches(FLOATING) || ['fixed', 'sticky'].includes(getComputedStyle(one).position),
  );
  const clippers = around.filter(
    (one) => one !== document.body && getComputedStyle(one).overflowX !== 'visible',
  );
  return { layer: layer ?? null, clippers };
}

const ancestorsOf = (element: Element): Element[] =>
  element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];

/**
 * Returns whether the element is visible. Elements with an opacity of 0 are not visible, and neither are elements that
 * `clip-path` hides, such as texts for screen readers.
 */
function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return [element, ...ancestorsOf(element)].every(
    (one) => !getComputedStyle(one).clipPath.startsWith('inset(50%'),
  );
}

function nameOf(element: Element): string {
  const { name } = element as Partial<HTMLInputElement>;
  const words = [element.ariaLabel, name, element.textContent].find(Boolean) ?? '';
  return `${element.tagName.toLowerCase()} '${shorten(words)}'`;
}

const shorten = (text: string): string => text.trim().slice(0, 40);
