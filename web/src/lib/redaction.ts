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
}

/** What a reading of a screenshot found. */
export interface FoundAreas {
  readonly personalInfo: readonly RedactionArea[];
  readonly fees: readonly RedactionArea[];
}

export const NO_REDACTION: Redaction = { areas: [], checked: false };

export const areasWillBeHidden = (count: number): string =>
  count === 1 ? '1 area will be hidden.' : `${count} areas will be hidden.`;

/** Says what is hidden, and asks to look for what the check missed. */
export function hiddenAreas(count: number): string {
  if (count === 0) return 'We hid nothing. Zoom in: is any name or address left?';
  return count === 1
    ? 'We hid 1 area. Zoom in: is any name or address left?'
    : `We hid ${count} areas. Zoom in: is any name or address left?`;
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
