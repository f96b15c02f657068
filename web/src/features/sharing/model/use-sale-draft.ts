import { type BaseSyntheticEvent, useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import type { Draft } from './draft';
import { EMPTY_SALE } from './sale-form';
import { useDraft } from './use-draft';
import { useSamePicture } from './use-same-picture';
import { useSaleForm } from './use-sale-form';
import { useScreenshotChoice } from './use-screenshot-choice';
import { useShareSale } from './use-share-sale';

interface SaleDraftOptions {
  readonly memberId: string;
  /** What was begun before. */
  readonly kept: Draft | null;
  /** The board has one item more. */
  readonly onShared: () => void;
}

/** All that the form holds and can do: its fields, its screenshot, sending both, and beginning anew. */
export function useSaleDraft({ memberId, kept, onShared }: SaleDraftOptions) {
  const draft = useDraft(memberId, kept);
  const form = useSaleForm(kept?.values ?? EMPTY_SALE, draft.keepValues);
  const choice = useScreenshotChoice(draft.screenshot, draft.keepScreenshot);
  const samePicture = useSamePicture({ ...draft, choosing: choice.detecting });
  const [restored, setRestored] = useState(kept !== null);

  const clear = () => {
    // Before the fields: their being emptied would be kept, beside the picture, for a moment.
    draft.discard();
    form.clear();
    choice.forget();
    setRestored(false);
  };
  const { upload, share, cancel, stop } = useShareSale(form, draft, {
    onShared: () => {
      clear();
      onShared();
    },
    onOvertaken: onShared,
  });
  const beginAnew = () => {
    stop();
    clear();
    // The button that was pressed goes with what it was about.
    choice.chooseButton.current?.focus();
  };
  const shareUnless = (event: BaseSyntheticEvent, holdsBack: () => boolean) =>
    share(event, { refuseWithoutScreenshot: choice.askForOne, holdsBack });
  return {
    form,
    screenshot: draft.screenshot,
    hidden: draft.hidden,
    checked: draft.checked,
    keepHidden: draft.keepHidden,
    choice,
    samePicture,
    restored,
    upload,
    share: (event: BaseSyntheticEvent) => shareUnless(event, samePicture.holdsBack),
    /** The member says that it is another sale, and where sharing waits for that, it goes on. */
    shareAsAnother: async (event: BaseSyntheticEvent) => {
      samePicture.dismiss();
      if (samePicture.held) await shareUnless(event, () => false);
      else choice.chooseButton.current?.focus();
    },
    cancel,
    beginAnew,
    startOver: () => {
      beginAnew();
      showToast({ title: 'Form reset' });
    },
  };
}
