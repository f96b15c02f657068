import { FEE_KINDS } from '@contract/schemas/fee-amount';
import { PERSONAL_INFO_KINDS } from '@contract/schemas/personal-info';
import { pictureAreaSchema } from '@contract/schemas/picture-area';
import * as z from 'zod/mini';

export const redactionAreaSchema = z.extend(pictureAreaSchema, {
  /** Absent if the member added the area. */
  kind: z.optional(z.enum([...PERSONAL_INFO_KINDS, ...FEE_KINDS])),
});
export type RedactionArea = z.infer<typeof redactionAreaSchema>;

export interface Redaction {
  readonly areas: readonly RedactionArea[];
  /** True if the member saw the areas that detection found. */
  readonly checked: boolean;
  /** The amounts that the switch for fees hides. Absent until the screenshot was read. */
  readonly fees?: readonly RedactionArea[];
  /** Areas that may be personal information. Visible unless an area of `areas` contains them. Absent until the screenshot was read. */
  readonly suggested?: readonly RedactionArea[];
}

/** What a reading of a screenshot found. */
export interface FoundAreas {
  readonly personalInfo: readonly RedactionArea[];
  /** What may be personal information, and stays visible unless the member hides it. */
  readonly suggested: readonly RedactionArea[];
  readonly fees: readonly RedactionArea[];
}

export const NO_REDACTION: Redaction = { areas: [], checked: false };

/** `suggested` counts the areas that may be personal information. */
export const areasWillBeHidden = (count: number, suggested = 0): string =>
  (count === 1 ? '1 area will be hidden.' : `${count} areas will be hidden.`) +
  mightBePersonal(suggested, count);

/** Says what is hidden and what may be personal information, and asks to look for what the check missed. */
export function hiddenAreas(count: number, suggested = 0): string {
  const areas = count === 1 ? '1 area' : `${count} areas`;
  const hidden = count === 0 ? 'We hid nothing.' : `We hid ${areas}.`;
  return `${hidden}${mightBePersonal(suggested, count)} Zoom in: is any name or address left?`;
}

/** A further sentence about the suggested areas, or '' if there are none. */
export function mightBePersonal(suggested: number, hidden: number): string {
  if (suggested === 0) return '';
  if (hidden > 0) return ` ${suggested} more might be personal.`;
  return suggested === 1 ? ' 1 area might be personal.' : ` ${suggested} areas might be personal.`;
}

/** The browser cannot redact a screenshot. Users see the message. */
export class RedactionError extends Error {
  declare protected readonly byConstructor: true;

  constructor(cause?: unknown) {
    super(
      "Your browser can't hide parts of this picture, so nothing was sent. Please choose a JPEG or PNG instead.",
      { cause },
    );
    this.name = 'RedactionError';
  }
}
