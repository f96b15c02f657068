import {
  createContext,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import type { ItemPart } from '@contract/schemas/item-part';
import { showToast } from '@/components/toast/toast-store';
import { issuesOf } from '@/services/issues-of';
import { type Draft, isEmptyDraft } from './draft-store';
import { EMPTY_SALE, type SaleFormValues } from './sale-form';
import type { CategorySlot } from './category-slot';
import type { SharingMember } from './sharing-member';
import { type SaleForm, useSaleForm } from './use-sale-form';
import { usePersonalInfoCheck } from './use-personal-info-check';
import { useSaleReading } from './use-sale-reading';
import { useSendSale } from './use-send-sale';
import { useShareSettings } from './use-share-settings';
import {
  type ShareSaleStore,
  useSamePictureLookup,
  useShareSaleStore,
} from './use-share-sale-store';

const QUEUED = {
  title: 'Saved',
  description: 'It will be shared when you are back online and this app is open.',
};
const QUEUED_FOR_LATER = {
  title: 'Saved',
  description: 'It will be shared when you have submissions left.',
};
const QUEUED_IN_MEMORY = {
  title: 'Keep this page open',
  description: 'Your browser has no space to save this. Keep this page open.',
  variant: 'destructive',
} as const;

interface ShareSaleOptions {
  readonly member: SharingMember;
  readonly stored: Draft | null;
  readonly CategoryField: CategorySlot['CategoryField'];
  /** The member has no submissions left, so sharing puts the sale into the outbox. */
  readonly limitReached: boolean;
  /** The sale was put into the outbox or discarded. */
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
  const { member, stored, CategoryField, limitReached, onEmptied, onDiscarded, onBegun } = options;
  const store = useShareSaleStore(member, stored);
  const { state, dispatch, getState } = store;
  const edited = useCallback(
    (values: SaleFormValues) => void dispatch({ type: 'edited', values }),
    [dispatch],
  );
  const form = useSaleForm(stored?.values ?? EMPTY_SALE, edited);
  const stopLookup = useSamePictureLookup(store);
  const question = useRef<HTMLElement>(null);
  const partNote = useRef<HTMLElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const sender = { memberId: member.id, limitReached };
  const { send, cancel } = useSendSale(store, sender, {
    onShared: () => {
      showToast({ title: 'Success!', description: 'Image uploaded and item created successfully' });
      form.clear();
    },
    onQueued: (isStored) => {
      const saved = limitReached ? QUEUED_FOR_LATER : QUEUED;
      showToast(isStored ? saved : QUEUED_IN_MEMORY);
      form.clear();
      onEmptied();
    },
    onRefused: (error) => void form.showIssues(issuesOf(error)),
  });

  const share = useSubmit(store, form, { stopLookup, question, partNote, chooseButton, send });
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
    member,
    CategoryField,
    limitReached,
    state,
    dispatch,
    question,
    partNote,
    chooseButton,
    share,
    cancel,
    settings,
    clear,
    ...reading,
    choosePart: (itemPart: ItemPart) => void dispatch({ type: 'itemPartChosen', itemPart }),
    startOver: () => {
      const { draft } = getState();
      clear();
      onDiscarded(isEmptyDraft(draft) ? null : draft);
    },
    shareUnchecked: () => {
      dispatch({ type: 'checkSkipped' });
      share();
    },
    shareAsAnother: (event: SyntheticEvent) => {
      const { held } = getState().samePicture;
      dispatch({ type: 'declaredAnother' });
      if (held) share(event);
      else chooseButton.current?.focus();
    },
  };
}

function useWhenBegun(isBlank: boolean, onBegun: () => void): void {
  const begun = useEffectEvent(onBegun);
  useEffect(() => {
    if (!isBlank) begun();
  }, [isBlank]);
}

interface SubmitParts {
  readonly stopLookup: () => void;
  readonly question: RefObject<HTMLElement | null>;
  readonly partNote: RefObject<HTMLElement | null>;
  readonly chooseButton: RefObject<HTMLButtonElement | null>;
  readonly send: ReturnType<typeof useSendSale>['send'];
}

/** Validates the form, and sends the sale unless a check or a question holds it. Offline, only a missing part holds it. */
function useSubmit(
  { dispatch, getState }: ShareSaleStore,
  form: SaleForm,
  { stopLookup, question, partNote, chooseButton, send }: SubmitParts,
) {
  const askForScreenshot = () => {
    dispatch({ type: 'screenshotMissing' });
    chooseButton.current?.focus();
  };
  return form.submit(
    (sale) => {
      const { screenshot, redaction, parts, itemPart } = getState().draft;
      if (!screenshot) {
        askForScreenshot();
        return;
      }
      // A running lookup could find the item that this request creates.
      stopLookup();
      const isOffline = !navigator.onLine;
      const { check, samePicture } = dispatch({ type: 'shareRequested', isOffline });
      if (check.held) return;
      if (itemPart === null) partNote.current?.focus();
      else if (samePicture.held) question.current?.focus();
      else send(sale, { screenshot, itemPart, areas: redaction.areas, parts });
    },
    (errors) => {
      if (getState().draft.screenshot) form.focusFirst(errors);
      else askForScreenshot();
    },
  );
}

const ShareSaleContext = createContext<ReturnType<typeof useShareSaleFlow> | null>(null);

export function useShareSale() {
  const shareSale = use(ShareSaleContext);
  if (!shareSale) throw new Error('useShareSale needs a ShareSaleProvider');
  return shareSale;
}
