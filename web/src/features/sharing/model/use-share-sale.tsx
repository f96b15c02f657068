import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Item } from '@contract/schemas/item';
import type { ItemPart } from '@contract/schemas/item-part';
import { showToast, type ToastMessage } from '@/components/toast/toast-store';
import { issuesOf } from '@/services/issues-of';
import { type Draft, isEmptyDraft } from './draft';
import {
  EMPTY_SALE,
  hasCollapsedFieldValue,
  includesCollapsedField,
  type SaleFormValues,
} from './sale-form';
import type { SharingMember } from './sharing-member';
import type { CardSlot, CategorySlot } from './sharing-slots';
import { useSaleForm, useSubmitSale } from './use-sale-form';
import { usePersonalInfoCheck, useSaleReading } from './use-screenshot-reading';
import { useSendSale } from './use-send-sale';
import type { RedactionEvent } from './redaction';
import type { ShareStep } from './share-sale-state';
import { type ShareSaleStore, useShareSaleStore } from './use-share-sale-store';
import { useShareSettings } from './use-share-settings';
import { useSamePictureLookup } from './use-same-picture-lookup';

const QUEUED = {
  title: 'Saved',
  description: 'It will be shared when you are back online and this app is open.',
};
const QUEUED_FOR_LATER = {
  title: 'Saved',
  description: 'It will be shared when you have submissions left.',
};
const QUEUED_IN_MEMORY = {
  title: 'Keep This Page Open',
  description: 'Your browser has no space to save this. Keep this page open.',
  variant: 'destructive',
} as const;

function queuedToast(isStored: boolean, limitReached: boolean): ToastMessage {
  if (!isStored) return QUEUED_IN_MEMORY;
  return limitReached ? QUEUED_FOR_LATER : QUEUED;
}

interface ShareSaleOptions {
  readonly member: SharingMember;
  readonly stored: Draft | null;
  readonly CategoryField: CategorySlot['CategoryField'];
  /** Whether the member has no submissions left. If so, sharing adds the sale to the outbox. */
  readonly limitReached: boolean;
  readonly CardPreview: CardSlot['CardPreview'];
  readonly onShared: (item: Item) => void;
  readonly onQueued: () => void;
  readonly onClose: () => void;
  /** Called each time the form was cleared, so that no draft is stored anymore. */
  readonly onEmptied: () => void;
  /**
   * Called after `onEmptied` if the member has started over. Gets the discarded draft, which Undo can restore, or null
   * if the form was blank.
   */
  readonly onDiscarded: (draft: Draft | null) => void;
  /** Called when the blank form gets its first value. */
  readonly onBegun: () => void;
}

export function ShareSaleProvider({
  children,
  ...options
}: ShareSaleOptions & { readonly children: ReactNode }) {
  return <ShareSaleContext value={useShareSaleFlow(options)}>{children}</ShareSaleContext>;
}

function useShareSaleFlow(options: ShareSaleOptions) {
  const { stored, onShared, onQueued, onEmptied, onDiscarded, onBegun, ...given } = options;
  const { member, limitReached } = given;
  const store = useShareSaleStore(member, stored);
  const { state, dispatch, getState } = store;
  const edited = useCallback(
    (values: SaleFormValues) => void dispatch({ type: 'edited', values }),
    [dispatch],
  );
  const start = stored?.values ?? EMPTY_SALE;
  const form = useSaleForm(start, edited);
  const unfolding = useUnfolding(start);
  const { reveal } = unfolding;
  const waitForLookup = useSamePictureLookup(store);
  const refs = useRefs();
  const { chooseButton } = refs;
  const sender = { memberId: member.id, limitReached };
  const { send, cancel } = useSendSale(store, sender, {
    onShared: (item) => {
      form.clear();
      onShared(item);
    },
    onQueued: (isStored) => {
      showToast(queuedToast(isStored, limitReached));
      form.clear();
      onQueued();
    },
    onRefused: (error) => {
      const issues = issuesOf(error);
      reveal(issues.flatMap(({ path }) => path.map(String)));
      form.showIssues(issues);
    },
  });

  const submitting = useSubmitSale(store, form, { waitForLookup, reveal, send, ...refs });
  const { submit: share, isWaiting } = submitting;
  // Runs the hook of the reading before the hook of the check, because the check may share the sale as soon as the
  // screenshot is read.
  const reading = useSaleReading(store, form);
  usePersonalInfoCheck(store, share);
  const settings = useShareSettings(store);
  useWhenBegun(isEmptyDraft(state.draft), onBegun);
  const clear = () => {
    cancel();
    // Empties the draft before `form.clear()`. Otherwise `form.clear()` would save a draft with only the screenshot.
    dispatch({ type: 'cleared' });
    form.clear();
    chooseButton.current?.focus();
    onEmptied();
  };
  return {
    form,
    state,
    dispatch,
    share,
    /** Whether the sale is being sent, or waits for the lookup of the same picture before it is sent. */
    isSharing: isWaiting || state.upload.phase === 'sending',
    cancel,
    settings,
    clear,
    ...given,
    ...refs,
    ...unfolding,
    ...reading,
    chooseScreenshot: (file: File) => {
      reading.chooseScreenshot(file);
      // Calls `onBegun` even if the form was not blank, because the new picture may have replaced the picture of a
      // restored draft. `onBegun` makes the share area forget the restored draft.
      if (getState().draft.screenshot === file) onBegun();
    },
    ...actionsOf(store, share, refs),
    startOver: () => {
      const { draft } = getState();
      clear();
      onDiscarded(isEmptyDraft(draft) ? null : draft);
    },
  };
}

/** The member's actions in the form, except for filling in fields. */
function actionsOf(
  { dispatch, getState }: ShareSaleStore,
  share: (event?: SyntheticEvent) => void,
  { visits, checkTop }: ReturnType<typeof useRefs>,
) {
  return {
    changeRedaction: (change: RedactionEvent) =>
      void dispatch({ type: 'redactionChanged', change }),
    goTo: (step: ShareStep) => {
      visits.current += 1;
      dispatch({ type: 'stepChanged', step });
    },
    choosePart: (itemPart: ItemPart) => void dispatch({ type: 'itemPartChosen', itemPart }),
    shareUnchecked: () => {
      dispatch({ type: 'checkSkipped' });
      share();
    },
    shareAsAnother: (event: SyntheticEvent) => {
      const { held } = getState().samePicture;
      dispatch({ type: 'declaredAnother' });
      if (held) share(event);
      else checkTop.current?.focus();
    },
  };
}

/**
 * Refs of elements that the form focuses: a note that has appeared, or an element that remains when the focused button
 * disappears.
 */
function useRefs() {
  return {
    question: useRef<HTMLElement>(null),
    partNote: useRef<HTMLElement>(null),
    chooseButton: useRef<HTMLButtonElement>(null),
    checkTop: useRef<HTMLDivElement>(null),
    /** The number of times that the member has moved between the steps. */
    visits: useRef(0),
  };
}

/** Whether the fields under 'More Details' are visible, and the functions that show or hide them. */
function useUnfolding(start: SaleFormValues) {
  const [isUnfolded, setUnfolded] = useState(() => hasCollapsedFieldValue(start));
  return {
    isUnfolded,
    setUnfolded,
    /**
     * Opens 'More Details' if it contains a field with one of these names. Renders immediately, because a hidden field
     * cannot get the focus.
     */
    reveal: (names: readonly string[]) => {
      if (includesCollapsedField(names)) flushSync(() => setUnfolded(true));
    },
  };
}

function useWhenBegun(isBlank: boolean, onBegun: () => void): void {
  const begun = useEffectEvent(onBegun);
  useEffect(() => {
    if (!isBlank) begun();
  }, [isBlank]);
}

const ShareSaleContext = createContext<ReturnType<typeof useShareSaleFlow> | null>(null);

export function useShareSale() {
  const shareSale = use(ShareSaleContext);
  if (!shareSale) throw new Error('useShareSale needs a ShareSaleProvider');
  return shareSale;
}
