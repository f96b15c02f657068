import { bottom, right } from '../layout/geometry';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { wordsBetween } from '../layout/text-lines';
import { findPeople } from '../people/find-people';
import { pageWords } from '../people/page-words';
import { isNamedBrand } from '../wording/known-names';
import type { DeskewedLines } from './deskewed-lines';
import type { FoundText } from './found-text';
import { isItemTitle } from './item-titles';
import { mentions } from './mentions';
import { hasNoName } from './people';
import type { PageKind } from './page-kind';
import { isItemCell } from './table-cells';

/** A text is hidden, or only suggested, if it is a name or handle with at least this probability. */
const HIDDEN_FROM = 0.5;
const SUGGESTED_FROM = 0.2;
/** From this probability on, the same name is hidden everywhere on the page. */
const REPEATED_FROM = 0.8;
/** In what may be a title, a name that the model finds is hidden only from this probability on: 'Ella Rose'. */
const HIDDEN_IN_TITLE_FROM = 0.95;

interface TrainedPeople {
  /** To hide, also where the page repeats them. */
  readonly likely: readonly FoundText[];
  /** To suggest. */
  readonly possible: readonly FoundText[];
}

/** Finds names and handles by the trained model. `title` are the lines of the item's title, in pixels of the picture. */
export function trainedPeople(
  { width, height }: RecognizedPage,
  { lines, onPicture }: DeskewedLines,
  kind: PageKind,
  title: readonly Box[],
): TrainedPeople {
  const isInTitle = ({ line, from, to }: FoundText): boolean =>
    wordsBetween(line, from, to).some((word) =>
      title.some((box) => holdsMiddle(box, onPicture(word).box)),
    );
  const mayBeTitle = (text: FoundText): boolean =>
    isInTitle(text) ||
    isItemTitle(textOf(text)) ||
    (text.kind === 'name' && isItemCell(text.line, lines));
  const page = { width, height, lines, words: pageWords(lines), ...kind };
  const people = findPeople(page, SUGGESTED_FROM).filter(
    (person) => !isNamedBrand(textOf(person)) && !hasNoName(textOf(person)),
  );
  const likely = people.filter(
    (person) => person.confidence >= (mayBeTitle(person) ? HIDDEN_IN_TITLE_FROM : HIDDEN_FROM),
  );
  const repeated = likely.filter(({ confidence }) => confidence >= REPEATED_FROM);
  return {
    likely: [...likely, ...mentions(repeated, lines).filter((text) => !mayBeTitle(text))],
    possible: people.filter(
      (person) =>
        !likely.includes(person) && (person.confidence >= HIDDEN_FROM || !isInTitle(person)),
    ),
  };
}

const textOf = ({ line, from, to }: FoundText): string => line.text.slice(from, to);

const holdsMiddle = (outer: Box, { x, y, width, height }: Box): boolean =>
  x + width / 2 > outer.x &&
  x + width / 2 < right(outer) &&
  y + height / 2 > outer.y &&
  y + height / 2 < bottom(outer);
