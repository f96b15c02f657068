import type { PersonalInfo } from '@contract/schemas/personal-info';
import { type HiddenArea, isSameArea, proposedAreas, withAreas } from './hidden-area';

/** What the draft keeps of hiding. */
export interface Hidden {
  readonly hidden: readonly HiddenArea[];
  /** The picture was looked at for personal information, and what was found was proposed. */
  readonly checked: boolean;
}

export const NOTHING_HIDDEN: Hidden = { hidden: [], checked: false };

/** The hidden areas while the overlay is open. */
export interface Hiding extends Hidden {
  /** What the member did, to be undone from the last on. */
  readonly steps: readonly HidingStep[];
  /** How the areas came to be what they are, as far as it was in this overlay. */
  readonly last: 'proposed' | 'changed' | null;
}

interface HidingStep {
  readonly done: 'added' | 'removed';
  readonly area: HiddenArea;
}

export type HidingEvent =
  | { readonly type: 'proposed'; readonly found: readonly PersonalInfo[] }
  | { readonly type: 'added'; readonly area: HiddenArea }
  | { readonly type: 'removed'; readonly area: HiddenArea }
  | { readonly type: 'undone' };

export const begunHiding = (kept: Hidden): Hiding => ({ ...kept, steps: [], last: null });

/**
 * The hidden areas after an event. A proposal adds to what is hidden and takes nothing away; undoing turns
 * back one step of the member's, so that it never uncovers what was proposed meanwhile.
 */
export function nextHiding(state: Hiding, event: HidingEvent): Hiding {
  switch (event.type) {
    case 'proposed': {
      const hidden = withAreas(state.hidden, proposedAreas(event.found));
      return { ...state, hidden, checked: true, last: 'proposed' };
    }
    case 'added':
      return withStep(state, { done: 'added', area: event.area });
    case 'removed':
      return withStep(state, { done: 'removed', area: event.area });
    case 'undone':
      return undone(state);
  }
}

function withStep(state: Hiding, step: HidingStep): Hiding {
  const hidden = step.done === 'added' ? withArea(state, step.area) : withoutArea(state, step.area);
  if (hidden.length === state.hidden.length) return state;
  return { ...state, hidden, steps: [...state.steps, step], last: 'changed' };
}

function undone(state: Hiding): Hiding {
  const step = state.steps.at(-1);
  if (!step) return state;
  const hidden = step.done === 'added' ? withoutArea(state, step.area) : withArea(state, step.area);
  return { ...state, hidden, steps: state.steps.slice(0, -1), last: 'changed' };
}

const withArea = ({ hidden }: Hidden, area: HiddenArea) => withAreas(hidden, [area]);
const withoutArea = ({ hidden }: Hidden, area: HiddenArea) =>
  hidden.filter((other) => !isSameArea(other, area));
