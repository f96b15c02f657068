import * as z from 'zod/mini';
import { FEE_KINDS, type FeeArea } from '@contract/schemas/fee-area';
import { PERSONAL_INFO_KINDS, type PersonalInfo } from '@contract/schemas/personal-info';
import { type PictureArea, pictureAreaSchema } from '@contract/schemas/picture-area';
import { containsRectangle, intersectionOfRectangles } from '@contract/rules/picture-area';
import type { ItemPart } from '@contract/schemas/item-part';

export const redactionAreaSchema = z.extend(pictureAreaSchema, {
  /** The kind of information in the area. Missing if the member drew the area. */
  kind: z.optional(z.enum([...PERSONAL_INFO_KINDS, ...FEE_KINDS])),
});
export type RedactionArea = z.infer<typeof redactionAreaSchema>;

const areasSchema = z.readonly(z.array(redactionAreaSchema));

/** The areas that are hidden in a screenshot, and the areas that the check found. */
export const redactionSchema = z.object({
  areas: areasSchema,
  /**
   * True if the screenshot needs no further check for personal information, because a check has added the areas that it
   * found, or because the member shares without the check.
   */
  checked: z.boolean(),
  /** The areas of amounts that the switch for fees hides. Missing until the screenshot is read. */
  fees: z.exactOptional(areasSchema),
  /**
   * Areas that may be personal information. Such an area is visible unless an area of `areas` contains it. Missing
   * until the screenshot is read.
   */
  suggested: z.exactOptional(areasSchema),
});
export type Redaction = Readonly<z.infer<typeof redactionSchema>>;

/** The areas that the reading of a screenshot found. */
export interface FoundRedactionAreas {
  readonly personalInfo: readonly RedactionArea[];
  /** Areas that may be personal information. These areas stay visible unless the member hides them. */
  readonly suggested: readonly RedactionArea[];
  readonly fees: readonly RedactionArea[];
}

export const NO_REDACTION: Redaction = { areas: [], checked: false };

/** Thrown if the browser cannot redact a screenshot. Users see its message. */
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

/**
 * Returns whether the screenshot was searched for everything that the settings hide. Drafts that are older than the
 * switch for fees were not searched for fees.
 */
export const isFullyChecked = ({ checked, fees }: Redaction, hidesFees: boolean): boolean =>
  checked && (!hidesFees || fees !== undefined);

/**
 * Hides the amounts of fees and payout if the switch is on, and shows them if it is off. Changes no other area.
 * Idempotent.
 */
export function withFeeVisibility<R extends Redaction>(redaction: R, hidesFees: boolean): R {
  const others = redaction.areas.filter((area) => !isFeeArea(area));
  return { ...redaction, areas: [...others, ...(hidesFees ? (redaction.fees ?? []) : [])] };
}

/** Returns the suggested areas that are visible, because no hidden area contains them. */
export const visibleSuggestedAreas = ({
  areas,
  suggested = [],
}: Redaction): readonly RedactionArea[] =>
  suggested.filter((area) => !areas.some((hidden) => containsRectangle(hidden, area)));

/** Returns the areas that are at least partly inside the item's part. Returns all areas if there is no part. */
export const areasInsidePart = <Area extends PictureArea>(
  areas: readonly Area[],
  itemPart: ItemPart | null,
): readonly Area[] =>
  itemPart === null
    ? areas
    : areas.filter((area) =>
        itemPart.some((partArea) => intersectionOfRectangles(area, partArea) !== null),
      );

export interface RedactionHistory {
  /** The member's changes that Undo can revert, the oldest first. */
  readonly steps: readonly RedactionStep[];
  /** The kind of the last change since the form opened, or null. */
  readonly last: 'proposed' | 'changed' | null;
}

export const NO_REDACTION_HISTORY: RedactionHistory = { steps: [], last: null };

export interface RedactionState extends Redaction, RedactionHistory {
  /** Whether the switch for fees is on. */
  readonly hidesFees: boolean;
}

interface RedactionStep {
  readonly done: 'added' | 'removed';
  readonly area: RedactionArea;
}

export type RedactionEvent =
  | {
      readonly type: 'proposed';
      readonly found: readonly PersonalInfo[];
      readonly fees?: readonly FeeArea[];
    }
  | { readonly type: 'added'; readonly area: RedactionArea }
  | { readonly type: 'removed'; readonly area: RedactionArea }
  | { readonly type: 'undone' };

/**
 * Returns the state after an event. The result of a reading only adds areas. Undo reverts only changes of the member,
 * so the areas of a reading stay.
 */
export function nextRedactionState(state: RedactionState, event: RedactionEvent): RedactionState {
  switch (event.type) {
    case 'proposed': {
      const { personalInfo, suggested } = splitOffSuggestedAreas(event.found);
      const areas = withAddedAreas(state.areas, personalInfo);
      const proposed = { ...state, areas, suggested, checked: true, last: 'proposed' } as const;
      if (!event.fees) return proposed;
      return withFeeVisibility(
        { ...proposed, fees: redactionAreasOf(event.fees) },
        state.hidesFees,
      );
    }
    case 'added':
      return withStep(state, { done: 'added', area: event.area });
    case 'removed':
      return withStep(state, { done: 'removed', area: event.area });
    case 'undone':
      return undone(state);
  }
}

/**
 * Removes changes of fees from the undo history. Call this when the switch for fees changes, because undoing such a
 * change would contradict the switch.
 */
export const withoutFeeSteps = ({ steps }: RedactionHistory): RedactionHistory => ({
  steps: steps.filter(({ area }) => !isFeeArea(area)),
  last: 'changed',
});

function withStep(state: RedactionState, step: RedactionStep): RedactionState {
  const areas = step.done === 'added' ? withArea(state, step.area) : withoutArea(state, step.area);
  if (areas.length === state.areas.length) return state;
  return { ...state, areas, steps: [...state.steps, step], last: 'changed' };
}

function undone(state: RedactionState): RedactionState {
  const step = state.steps.at(-1);
  if (!step) return state;
  const areas = step.done === 'added' ? withoutArea(state, step.area) : withArea(state, step.area);
  return { ...state, areas, steps: state.steps.slice(0, -1), last: 'changed' };
}

const withArea = ({ areas }: Redaction, area: RedactionArea) => withAddedAreas(areas, [area]);
const withoutArea = ({ areas }: Redaction, area: RedactionArea) =>
  areas.filter((other) => !isSameArea(other, area));

export const redactionAreasOf = (found: readonly (PersonalInfo | FeeArea)[]): RedactionArea[] =>
  found.map(({ kind, area }) => ({ ...area, kind }));

/** Divides the areas that the check found into areas to hide and areas to suggest. */
export const splitOffSuggestedAreas = (
  found: readonly PersonalInfo[],
): Pick<FoundRedactionAreas, 'personalInfo' | 'suggested'> => ({
  personalInfo: redactionAreasOf(found.filter(({ isSuggested }) => !isSuggested)),
  suggested: redactionAreasOf(found.filter(({ isSuggested }) => isSuggested)),
});

/** An area that the form shows on the screenshot: a hidden area, or a suggested area. */
interface MarkedArea {
  readonly area: RedactionArea;
  readonly isSuggested: boolean;
}

/**
 * Returns the hidden and the suggested areas in reading order. A suggested area keeps its position when the member
 * hides it.
 */
export function markedAreas(redaction: Redaction): MarkedArea[] {
  const suggested = visibleSuggestedAreas(redaction);
  const all =
    suggested.length > 0 ? inReadingOrder([...redaction.areas, ...suggested]) : redaction.areas;
  return all.map((area) => ({ area, isSuggested: suggested.includes(area) }));
}

export const isSameArea = (one: PictureArea, other: PictureArea): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height;

/**
 * Returns `areas` and `added` in reading order. Skips an area of `added` that is inside another area, unless the other
 * area is an amount of fees, which the switch for fees may show again.
 */
export function withAddedAreas(
  areas: readonly RedactionArea[],
  added: readonly RedactionArea[],
): readonly RedactionArea[] {
  const missing = added.filter(
    (area) =>
      !areas.some(
        (outer) => isSameArea(outer, area) || (!isFeeArea(outer) && containsRectangle(outer, area)),
      ),
  );
  return missing.length === 0 ? areas : inReadingOrder([...areas, ...missing]);
}

function inReadingOrder(areas: readonly RedactionArea[]): RedactionArea[] {
  const lines: RedactionArea[][] = [];
  for (const area of areas.toSorted((one, other) => middle(one) - middle(other))) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && middle(area) < first.y + first.height) line.push(area);
    else lines.push([area]);
  }
  return lines.flatMap((line) => line.toSorted((one, other) => one.x - other.x));
}

const middle = ({ y, height }: PictureArea) => y + height / 2;
