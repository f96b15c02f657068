import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import type { TextLine } from '../layout/text-lines';

/** A personal text that was found: the characters from `from` to `to` (exclusive) of a line. */
export interface FoundPersonalText {
  readonly kind: PersonalInfoKind;
  readonly line: TextLine;
  readonly from: number;
  readonly to: number;
}

export function wholeLineAsPersonalText(kind: PersonalInfoKind, line: TextLine): FoundPersonalText {
  return { kind, line, from: 0, to: line.text.length };
}

/**
 * Returns each match of a global pattern in a line. If the pattern has the group `value`, returns only the text of that
 * group.
 */
export function personalTextsMatching(
  kind: PersonalInfoKind,
  line: TextLine,
  pattern: RegExp,
): FoundPersonalText[] {
  return [...line.text.matchAll(pattern)].map((match) => {
    const value = match.groups?.['value'];
    const from = match.index + (value === undefined ? 0 : match[0].lastIndexOf(value));
    return { kind, line, from, to: from + (value ?? match[0]).length };
  });
}
