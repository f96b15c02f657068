import { chakra } from '@chakra-ui/react/styled-system';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/components/button';
import type { Draft } from '../model/draft';
import { useSaleDraft } from '../model/use-sale-draft';
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
export function SaleForm(props: SaleFormProps) {
  const sale = useSaleDraft(props);
  const { form, screenshot, choice, upload } = sale;
  const sending = upload.phase === 'sending';
  return (
    <DropArea disabled={choice.detecting || sending} onFile={choice.choose}>
      <FormProvider {...form}>
        <Form onSubmit={(event) => void sale.share(event, choice.askForOne)}>
          {sale.restored && <DraftNote onDiscard={sale.startOver} />}
          <ScreenshotField
            screenshot={screenshot}
            problem={choice.problem}
            busy={sending}
            chooseButton={choice.chooseButton}
            onChoose={choice.choose}
            onStartOver={sale.startOver}
            onDetect={choice.openDetection}
          />
          <SaleFields guesses={form.guesses} />
          <UploadStatus upload={upload} onCancel={sale.cancel} onKeepEarlier={sale.beginAnew} />
          {upload.phase !== 'overtaken' && (
            <Button type="submit" size="lg" busy={sending}>
              {sending ? 'Sharing Sale...' : 'Share This Sale'}
            </Button>
          )}
        </Form>
      </FormProvider>
      {choice.detecting && screenshot && (
        <TextDetection
          screenshot={screenshot}
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
