import type { Item } from '@contract/schemas/item';
import { unsentAttempt } from './attempt';
import { isDraftChecked } from './draft-settings';
import { type Draft, isEmptyDraft } from './draft-store';
import type { PersonalInfoCheck } from './personal-info-check';
import type { Upload } from './upload';

/** State of the share form, which share-sale-flow.ts changes. */
export interface ShareSaleState {
  readonly draft: Draft;
  readonly restored: boolean;
  /** Error message for a file that was rejected or is missing. */
  readonly screenshotProblem: string | undefined;
  readonly overlayOpen: boolean;
  readonly partDialogOpen: boolean;
  /** The member wanted to share, and has to mark first what others may see. */
  readonly isPartAsked: boolean;
  readonly check: PersonalInfoCheck;
  readonly samePicture: SamePicture;
  readonly upload: Upload;
}

export interface SamePicture {
  /** Empty if none were found or the lookup failed. */
  readonly items: readonly Item[];
  /** Sharing waits for the member's answer. */
  readonly held: boolean;
  /** The member confirmed another sale. */
  readonly dismissed: boolean;
}

export const isAsking = ({ items, dismissed }: SamePicture): boolean =>
  items.length > 0 && !dismissed;

/** Whether the draft's screenshot was neither checked for what it hides nor exempted by the member. */
export const needsCheck = ({ draft, check }: ShareSaleState): boolean =>
  draft.screenshot !== null && !isDraftChecked(draft) && !check.skipped;

/** The first change creates the idempotency key. */
export function withDraft(
  state: ShareSaleState,
  change: Partial<Draft>,
  newKey: () => string,
): ShareSaleState {
  const draft = { ...state.draft, ...change };
  const needsKey = draft.attempt === null && !isEmptyDraft(draft);
  return { ...state, draft: needsKey ? { ...draft, attempt: unsentAttempt(newKey()) } : draft };
}
