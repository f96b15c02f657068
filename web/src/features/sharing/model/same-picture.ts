import type { Item } from '@contract/schemas/item';

/** Whether what is to be shared is on the board already, as far as is known, and what the member says. */
export interface SamePicture {
  /** What it is about; compared as an object, so that a file chosen anew is asked about anew. */
  readonly screenshot: File | null;
  /** What looks the same, nearest first; empty where nothing does, or where it is not known. */
  readonly items: readonly Item[];
  /** Sharing was asked for and waits for an answer. */
  readonly held: boolean;
  /** The member said that it is another sale. */
  readonly dismissed: boolean;
}

export type SamePictureEvent =
  | { readonly type: 'looked'; readonly screenshot: File | null }
  | { readonly type: 'found'; readonly items: readonly Item[] }
  | { readonly type: 'held' }
  | { readonly type: 'dismissed' };

export const nothingTheSame: SamePicture = {
  screenshot: null,
  items: [],
  held: false,
  dismissed: false,
};

/** The state after an event. What the member said of a screenshot holds while its hidden areas change. */
export function nextSamePicture(state: SamePicture, event: SamePictureEvent): SamePicture {
  switch (event.type) {
    case 'looked':
      if (event.screenshot === state.screenshot) return state;
      return { ...nothingTheSame, screenshot: event.screenshot };
    case 'found':
      return { ...state, items: event.items, held: state.held && event.items.length > 0 };
    case 'held':
      return { ...state, held: isAsking(state) };
    case 'dismissed':
      return { ...state, held: false, dismissed: true };
  }
}

/** Whether the member has to say something before the picture is shared. */
export const isAsking = ({ items, dismissed }: SamePicture): boolean =>
  items.length > 0 && !dismissed;
