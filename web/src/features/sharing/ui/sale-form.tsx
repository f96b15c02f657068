import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/components/button';
import { showToast } from '@/components/toast/toast-store';
import type { Draft } from '../model/draft';
import { EMPTY_SALE } from '../model/sale-form';
import { useDraft } from '../model/use-draft';
import { useSaleForm } from '../model/use-sale-form';
import { useScreenshotChoice } from '../model/use-screenshot-choice';
import { useShareSale } from '../model/use-share-sale';
import { DraftNote } from './draft-note';
import { DropArea } from './drop-area';
import { SaleFields } from './sale-fields';
import { ScreenshotField } from './screenshot-field';
import { TextDetection } from './text-detection';
import { UploadStatus } from './upload-status';

interface SaleFormProps {
  readonly memberId: string;
  readonly kept: Draft | null;
  readonly onShared: () => void;
}

/** The form that shares a sale: its screenshot, its fields and how sending it goes. */
export function SaleForm({ memberId, kept, onShared }: SaleFormProps) {
  const draft = useDraft(memberId, kept);
  const form = useSaleForm(kept?.values ?? EMPTY_SALE, draft.keepValues);
  const choice = useScreenshotChoice(draft.screenshot, draft.keepScreenshot);
  const [restored, setRestored] = useState(kept !== null);

  const clear = () => {
    form.reset(EMPTY_SALE);
    draft.discard();
    choice.forget();
    setRestored(false);
  };
  const { upload, share, cancel, stop } = useShareSale(form, draft, () => {
    clear();
    onShared();
  });
  const startOver = () => {
    stop();
    clear();
    showToast({ title: 'Form reset' });
  };
  const sending = upload.phase === 'sending';

  return (
    <DropArea disabled={choice.detecting || sending} onFile={choice.choose}>
      <FormProvider {...form}>
        <Form onSubmit={(event) => void share(event, choice.askForOne)}>
          {restored && <DraftNote onDiscard={startOver} />}
          <ScreenshotField
            screenshot={draft.screenshot}
            problem={choice.problem}
            busy={sending}
            chooseButton={choice.chooseButton}
            onChoose={choice.choose}
            onStartOver={startOver}
            onDetect={choice.openDetection}
          />
          <SaleFields />
          <UploadStatus upload={upload} onCancel={cancel} />
          <Button type="submit" size="lg" busy={sending}>
            {sending ? 'Sharing Sale...' : 'Share This Sale'}
          </Button>
        </Form>
      </FormProvider>
      {choice.detecting && draft.screenshot && (
        <TextDetection
          screenshot={draft.screenshot}
          onClose={choice.closeDetection}
          onUse={(title, price) => {
            choice.closeDetection();
            form.fill({ title, soldPrice: price });
          }}
        />
      )}
    </DropArea>
  );
}

const Form = chakra(
  'form',
  { base: { display: 'grid', gap: '5' } },
  { defaultProps: { noValidate: true, 'aria-label': 'Share a Sale' } },
);
