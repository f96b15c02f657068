import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import type { TextLine } from '../layout/text-lines';

/** A part of a line's text that is personal: from one character up to, and without, another. */
export interface FoundText {
  readonly kind: PersonalInfoKind;
  readonly line: TextLine;
  readonly from: number;
  readonly to: number;
}

/** A whole line as found. */
export function wholeLine(kind: PersonalInfoKind, line: TextLine): FoundText {
  return { kind, line, from: 0, to: line.text.length };
}

/** Every match of a global pattern in a line: its group named `value`, or all of it where there is none. */
export function matches(kind: PersonalInfoKind, line: TextLine, pattern: RegExp): FoundText[] {
  return [...line.text.matchAll(pattern)].map((match) => {
    const value = match.groups?.['value'];
    const from = match.index + (value === undefined ? 0 : match[0].lastIndexOf(value));
    return { kind, line, from, to: from + (value ?? match[0]).length };
  });
}
