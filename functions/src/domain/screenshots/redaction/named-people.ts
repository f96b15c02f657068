import { isOfAppWords } from '../wording/app-words';
import { writtenDates } from '../wording/calendar-dates';
import type { TextLine } from '../layout/text-lines';
import { labelBeside } from '../layout/labels';
import { wholeLine, type FoundText } from './found-text';
import { isItemTitle } from './item-titles';
import { isKnownName, isLowerCaseName } from '../wording/known-names';
import { namesIn } from './people';

/** A value with such a label is part of the item's description. */
const OF_ITEM =
  /\b(?:brand|designer|artist|author|maker|manufacturer|model|style|player|character|theme|team|franchise|publisher|color|colour|title|item|subject|category)\b/i;

/** Engines read an avatar as one or two letters. */
const ICON = /^\S{1,2} $/;

/** Finds common names on a sale page, alone or among words of the app: 'Jane Doe · 2 items'. */
export function namedPeople(lines: readonly TextLine[]): FoundText[] {
  return lines.flatMap((line) =>
    [...namesIn(line), ...lowerCaseName(line)]
      .filter(
        ({ from, to }) =>
          isCommonName(line.text.slice(from, to)) &&
          !isItemTitle(line.text.slice(from, to)) &&
          isAmongAppWords(line, from, to),
      )
      .filter(() => !OF_ITEM.test(labelBeside(line.box, lines)?.text ?? '')),
  );
}

const isCommonName = (text: string): boolean => isKnownName(text) || isLowerCaseName(text);

const lowerCaseName = (line: TextLine): FoundText[] =>
  isLowerCaseName(line.text) ? [wholeLine('name', line)] : [];

function isAmongAppWords({ text }: TextLine, from: number, to: number): boolean {
  const rest = `${text.slice(0, from).replace(ICON, '')} ${text.slice(to)}`;
  if (OF_ITEM.test(rest)) return false;
  const words = withoutDates(rest);
  return !/\p{L}{2}/u.test(words) || isOfAppWords(words);
}

function withoutDates(text: string): string {
  return writtenDates(text)
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}
