import { useEffect, useState } from 'react';
import { LazyPart } from '@/components/lazy-part';
import { Skeleton } from '@/components/surfaces';
import { useCloseOnBack } from '@/components/use-close-on-back';
import { ignoreFailure } from '@/components/use-load-on-demand';
import type { ItemPart } from '@contract/schemas/item-part';
import type { Draft } from '../model/draft';
import { loadDraft } from '../model/draft-store';
import type { CardSlot, CategorySlot } from '../model/sharing-slots';
import { useSharedScreenshots } from '../model/use-shared-screenshots';
import { ShareSaleProvider, useShareSale } from '../model/use-share-sale';
import { DropArea, PictureStep } from './picture-step';
import type { SharePanelProps } from './share-area';
import styles from './share-panel.module.css';

/** The steps of the share form. They are inside the dialog of the share area. */
export function SharePanel({
  restored,
  receipt,
  ...options
}: SharePanelProps & CategorySlot & CardSlot) {
  // Keeps the restored draft in the state, because the share area removes the draft after the form has read it.
  const [first] = useState(restored);
  const stored = useStoredDraft(options.member.id, first);
  if (stored === undefined) return <Skeleton className={styles.loading} />;
  return (
    <ShareSaleProvider {...options} stored={stored}>
      <Steps getsFocus={first !== null} receipt={receipt} />
    </ShareSaleProvider>
  );
}

/**
 * Returns the member's stored draft. Returns null if there is none, and undefined while it loads. If there is a
 * restored draft, returns the restored draft and loads nothing.
 */
function useStoredDraft(memberId: string, restored: Draft | null): Draft | null | undefined {
  const [draft, setDraft] = useState<Draft | null | undefined>(restored ?? undefined);
  useEffect(() => {
    if (restored) return;
    let current = true;
    void loadDraft(memberId).then((stored) => current && setDraft(stored));
    return () => {
      current = false;
    };
  }, [memberId, restored]);
  return draft;
}

const keys = new WeakMap<File, string>();

/**
 * Returns a React key for a screenshot. With another screenshot, the key changes, and React mounts the second step
 * again.
 */
function keyOf(screenshot: File): string {
  const key = keys.get(screenshot) ?? crypto.randomUUID();
  keys.set(screenshot, key);
  return key;
}

const loadCheckStep = async () => (await import('./check-step')).CheckStep;
const loadPartDialog = async () => (await import('./part-dialog')).PartDialog;

interface StepsProps extends Pick<SharePanelProps, 'receipt'> {
  readonly getsFocus: boolean;
}

/**
 * The two steps of the share form. The second step opens over the first one, so that the browser's Back button returns
 * to the first one.
 */
function Steps({ getsFocus, receipt }: StepsProps) {
  const { state, goTo } = useShareSale();
  const { screenshot } = state.draft;
  const shared = useSharedScreenshots(receipt);
  const isChecking = state.step !== 'picture' && screenshot !== null;
  useCloseOnBack(isChecking, () => goTo('picture'));
  // Loads the code of the second step in advance, so that the step can open even if the network is lost meanwhile.
  useEffect(() => ignoreFailure(loadCheckStep()), []);
  return (
    <DropArea>
      <PictureStep getsFocus={getsFocus} shared={shared} />
      {isChecking && (
        <LazyPart
          key={keyOf(screenshot)}
          load={loadCheckStep}
          loading="Loading..."
          failed="We couldn't open this. Check your connection and try again."
          props={{ screenshot, shared }}
        />
      )}
      <PartMarking />
    </DropArea>
  );
}

/** The dialog in which the member marks what others see. */
function PartMarking() {
  const { state, dispatch, choosePart } = useShareSale();
  const { screenshot, redaction, itemPart } = state.draft;
  const isOpen = state.partDialogOpen && screenshot !== null;
  const close = () => void dispatch({ type: 'partDialogClosed' });
  useCloseOnBack(isOpen, close);
  if (!isOpen) return null;
  return (
    <LazyPart
      load={loadPartDialog}
      loading="Loading..."
      failed="We couldn't open this. Check your connection and try again."
      props={{
        screenshot,
        itemPart,
        areas: redaction.areas,
        onChoose: (chosen: ItemPart) => choosePart(chosen),
        onClose: close,
      }}
    />
  );
}
