import { containsCenter } from '../layout/geometry';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { findPeople } from '../people/find-people';
import { pageWords } from '../people/page-words';
import { isBrandName } from '../wording/known-names';
import { plainWord } from '../wording/word-set';
import type { DeskewedLines } from './deskewed-lines';
import type { FoundPersonalText } from './found-personal-text';
import { isItemTitle } from './item-titles';
import { findRepeatedMentions } from './mentions';
import { hasOnlyNonNameWords } from './people';
import type { PageKind } from './page-kind';
import { isListingPage } from './page-wording';
import { isItemCell } from './table-cells';

/** A name is hidden if its probability is at least `name`, and a handle if its probability is at least `handle`. */
const HIDDEN_FROM = { name: 0.4, handle: 0.25 };
const SUGGESTED_FROM = 0.15;
/** If a name has at least this probability, its other occurrences on the page are also hidden. */
const REPEATED_FROM = 0.8;
/**
 * A text that may be a title ('Ella Rose') or a shop's handle is hidden only if its probability is at least this. With
 * a lower probability, hiding the text is only suggested to the member.
 */
const HIDDEN_IF_DOUBTFUL_FROM = 0.95;

/** Characters that no handle contains, but a label can: 'Size:8'. */
const NO_HANDLE = /[:;$%#]/;

interface PeopleWithModel {
  /** The names and handles to hide, including their other occurrences on the page. */
  readonly likely: readonly FoundPersonalText[];
  /** The names and handles that stay visible unless the member accepts the suggestion to hide them. */
  readonly possible: readonly FoundPersonalText[];
}

/**
 * Finds names and handles with the trained model. `title` contains the boxes of the title's lines, in pixels of the
 * picture.
 */
export function findPeopleWithModel(
  { width, height }: RecognizedPage,
  { lines, onPicture }: DeskewedLines,
  kind: PageKind,
  title: readonly Box[],
): PeopleWithModel {
  const words = pageWords(lines);
  const titleWords = new Set(
    words
      .filter(({ word }) => title.some((box) => containsCenter(box, onPicture(word).box)))
      .map(({ text }) => plainWord(text)),
  );
  // Returns true if a text is part of the item's title. Tabs, breadcrumbs and messages repeat the title.
  const isInTitle = (text: FoundPersonalText): boolean =>
    textOf(text)
      .split(' ')
      .every((word) => titleWords.has(plainWord(word)));
  const isListing = isListingPage(lines);
  const mayBeTitle = (text: FoundPersonalText): boolean =>
    isInTitle(text) ||
    isItemTitle(textOf(text)) ||
    (text.kind === 'name' && isItemCell(text.line, lines));
  const page = { width, height, lines, words, ...kind };
  const people = findPeople(page, SUGGESTED_FROM).filter(
    (person) =>
      !isBrandName(textOf(person)) &&
      !hasOnlyNonNameWords(textOf(person)) &&
      !(person.kind === 'handle' && NO_HANDLE.test(textOf(person))),
  );
  // Returns true if a person may stay visible. On a listing, and on a page about a purchase, a handle is usually the
  // shop's handle, which is public.
  const mayStay = (person: FoundPersonalText): boolean =>
    mayBeTitle(person) || ((isListing || kind.isPurchase) && person.kind === 'handle');
  const likely = people.filter(
    (person) =>
      person.confidence >= (mayStay(person) ? HIDDEN_IF_DOUBTFUL_FROM : HIDDEN_FROM[person.kind]),
  );
  const repeated = likely.filter(({ confidence }) => confidence >= REPEATED_FROM);
  return {
    likely: [
      ...likely,
      ...findRepeatedMentions(repeated, lines).filter((text) => !mayBeTitle(text)),
    ],
    possible: people.filter(
      (person) =>
        !likely.includes(person) &&
        (person.confidence >= HIDDEN_FROM[person.kind] || !isInTitle(person)),
    ),
  };
}

const textOf = ({ line, from, to }: FoundPersonalText): string => line.text.slice(from, to);
