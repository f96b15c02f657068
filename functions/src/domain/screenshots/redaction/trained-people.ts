import { bottom, right } from '../layout/geometry';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { wordsBetween } from '../layout/text-lines';
import { findPeople } from '../people/find-people';
import { pageWords } from '../people/page-words';
import { isNamedBrand } from '../wording/known-names';
import type { DeskewedLines } from './deskewed-lines';
import type { FoundText } from './found-text';
import { isItemTitle } from './item-titles';
import { hasNoName } from './people';
import type { PageKind } from './page-kind';

/** A text is hidden, or only suggested, if it is a name or handle with at least this probability. */
const HIDDEN_FROM = 0.5;
const SUGGESTED_FROM = 0.2;
/** In the item's title, a name that the model finds is hidden only from this probability on: 'Kate Spade'. */
const HIDDEN_IN_TITLE_FROM = 0.95;

interface TrainedPeople {
  /** To hide. */
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
  const page = { width, height, lines, words: pageWords(lines), ...kind };
  const isInTitle = ({ line, from, to }: FoundText): boolean =>
    wordsBetween(line, from, to).some((word) =>
      title.some((box) => holdsMiddle(box, onPicture(word).box)),
    );
  const people = findPeople(page, SUGGESTED_FROM).filter(
    (person) =>
      mayBePerson(person) && (person.confidence >= HIDDEN_IN_TITLE_FROM || !isInTitle(person)),
  );
  return {
    likely: people.filter(({ confidence }) => confidence >= HIDDEN_FROM),
    possible: people.filter(({ confidence }) => confidence < HIDDEN_FROM),
  };
}

function mayBePerson({ line, from, to }: FoundText): boolean {
  const text = line.text.slice(from, to);
  return !isNamedBrand(text) && !isItemTitle(text) && !hasNoName(text);
}

const holdsMiddle = (outer: Box, { x, y, width, height }: Box): boolean =>
  x + width / 2 > outer.x &&
  x + width / 2 < right(outer) &&
  y + height / 2 > outer.y &&
  y + height / 2 < bottom(outer);
