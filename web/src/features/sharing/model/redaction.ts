import { FEE_KINDS } from '@contract/schemas/fee-amount';
import { PERSONAL_INFO_KINDS } from '@contract/schemas/personal-info';
import { type PictureArea, pictureAreaSchema } from '@contract/schemas/picture-area';
import { contains, sharedRectangle } from '@contract/rules/picture-area';
import type { ItemPart } from '@contract/schemas/item-part';
import * as z from 'zod/mini';

export const redactionAreaSchema = z.extend(pictureAreaSchema, {
  /** Absent if the member added the area. */
  kind: z.optional(z.enum([...PERSONAL_INFO_KINDS, ...FEE_KINDS])),
});
export type RedactionArea = z.infer<typeof redactionAreaSchema>;

const areasSchema = z.readonly(z.array(redactionAreaSchema));

/** What a screenshot hides. */
export const redactionSchema = z.object({
  areas: areasSchema,
  /** True if the member saw the areas that detection found. */
  checked: z.boolean(),
  /** The amounts that the switch for fees hides. Absent until the screenshot was read. */
  fees: z.exactOptional(areasSchema),
  /** Areas that may be personal information. Visible unless an area of `areas` contains them. Absent until the screenshot was read. */
  suggested: z.exactOptional(areasSchema),
});
export type Redaction = Readonly<z.infer<typeof redactionSchema>>;

/** What a reading of a screenshot found. */
export interface FoundAreas {
  readonly personalInfo: readonly RedactionArea[];
  /** What may be personal information, and stays visible unless the member hides it. */
  readonly suggested: readonly RedactionArea[];
  readonly fees: readonly RedactionArea[];
}

export const NO_REDACTION: Redaction = { areas: [], checked: false };

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

export const isFeeArea = ({ kind }: RedactionArea): boolean =>
  FEE_KINDS.some((feeKind) => feeKind === kind);

/** Whether all that the choices hide was looked for. Drafts from before the switch for fees know nothing of fees. */
export const isFullyChecked = ({ checked, fees }: Redaction, hidesFees: boolean): boolean =>
  checked && (!hidesFees || fees !== undefined);

/** Hides the amounts of fees and payout, or shows them, and changes no other area. Safe to repeat. */
export function withFees<R extends Redaction>(redaction: R, hidesFees: boolean): R {
  const others = redaction.areas.filter((area) => !isFeeArea(area));
  return { ...redaction, areas: [...others, ...(hidesFees ? (redaction.fees ?? []) : [])] };
}

/** Returns the suggested areas that are visible, because no hidden area contains them. */
export const suggestedAreas = ({ areas, suggested = [] }: Redaction): readonly RedactionArea[] =>
  suggested.filter((area) => !areas.some((hidden) => contains(hidden, area)));

/** Returns the areas that are at least partly inside the item's part, or all if there is no part yet. */
export const shownAreas = <Area extends PictureArea>(
  areas: readonly Area[],
  itemPart: ItemPart | null,
): readonly Area[] =>
  itemPart === null
    ? areas
    : areas.filter((area) => itemPart.some((partArea) => sharedRectangle(area, partArea) !== null));
