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
import { EMPTY_SALE, fillsFolded, isFolded, type SaleFormValues } from './sale-form';
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
  /** The member has no submissions left, so sharing puts the sale into the outbox. */
  readonly limitReached: boolean;
  readonly CardPreview: CardSlot['CardPreview'];
  readonly onShared: (item: Item) => void;
  readonly onQueued: () => void;
  readonly onClose: () => void;
  /** The member discarded what the form held. */
  readonly onEmptied: () => void;
  /** The member started over. Null if the form was blank. */
  readonly onDiscarded: (draft: Draft | null) => void;
  /** The blank form holds something new. */
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
  // Before the check, which may share as soon as the screenshot was read.
  const reading = useSaleReading(store, form);
  usePersonalInfoCheck(store, share);
  const settings = useShareSettings(store);
  useWhenBegun(isEmptyDraft(state.draft), onBegun);
  const clear = () => {
    cancel();
    // Must come before form.clear(), which would save a draft of only the screenshot.
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
    /** The sale is sent, or waits for the lookup before that. */
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
      // Also if the form was not blank, because another picture can have replaced its draft.
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

/** What the member can do besides filling in the form. */
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

/** What the form focuses itself: a note that appears, or what remains when the focused button is gone. */
function useRefs() {
  return {
    question: useRef<HTMLElement>(null),
    partNote: useRef<HTMLElement>(null),
    chooseButton: useRef<HTMLButtonElement>(null),
    checkTop: useRef<HTMLDivElement>(null),
    /** Counts how often the member went to a step. */
    visits: useRef(0),
  };
}

/** Whether the details that most sales do without are shown. */
function useUnfolding(start: SaleFormValues) {
  const [isUnfolded, setUnfolded] = useState(() => fillsFolded(start));
  return {
    isUnfolded,
    setUnfolded,
    /** Shows the fields with these names immediately, because a hidden field cannot get the focus. */
    reveal: (names: readonly string[]) => {
      if (isFolded(names)) flushSync(() => setUnfolded(true));
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
