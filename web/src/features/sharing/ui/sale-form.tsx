import { chakra } from '@chakra-ui/react/styled-system';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/components/button';
import type { Draft } from '../model/draft';
import type { SharingMember } from '../model/sharing-member';
import { useSaleDraft } from '../model/use-sale-draft';
import { DraftNote } from './draft-note';
import { DropArea } from './drop-area';
import { SaleFields } from './sale-fields';
import { SamePictureNote } from './same-picture-note';
import { ScreenshotField } from './screenshot-field';
import { TextDetection } from './text-detection';
import { UploadStatus } from './upload-status';

interface SaleFormProps {
  readonly member: SharingMember;
  readonly kept: Draft | null;
  readonly onShared: () => void;
}

type SaleDraft = ReturnType<typeof useSaleDraft>;

/** The form that shares a sale: its screenshot, its fields and how sending it goes. */
export function SaleForm({ member, kept, onShared }: SaleFormProps) {
  const sale = useSaleDraft({ memberId: member.id, kept, onShared });
  const { form, screenshot, choice, upload } = sale;
  return (
    <DropArea disabled={choice.detecting || upload.phase === 'sending'} onFile={choice.choose}>
      <FormProvider {...form}>
        <Form onSubmit={(event) => void sale.share(event)}>
          {sale.restored && <DraftNote onDiscard={sale.startOver} />}
          <Picture sale={sale} username={member.username} />
          <SaleFields guesses={form.guesses} />
          <Sending sale={sale} />
        </Form>
      </FormProvider>
      {choice.detecting && screenshot && (
        <TextDetection
          screenshot={screenshot}
          hidden={sale.hidden}
          checked={sale.checked}
          onHidden={sale.keepHidden}
          onClose={choice.closeDetection}
          onUse={(read) => {
            choice.closeDetection();
            form.fill(read);
          }}
        />
      )}
    </DropArea>
  );
}

interface PictureProps extends Pick<SharingMember, 'username'> {
  readonly sale: SaleDraft;
}

/** The screenshot, and what the board has that looks like it. */
const Picture = ({ sale, username }: PictureProps) => (
  <>
    <ScreenshotField
      screenshot={sale.screenshot}
      hidden={sale.hidden}
      checked={sale.checked}
      problem={sale.choice.problem}
      busy={sale.upload.phase === 'sending'}
      chooseButton={sale.choice.chooseButton}
      onChoose={sale.choice.choose}
      onStartOver={sale.startOver}
      onDetect={sale.choice.openDetection}
    />
    {sale.samePicture.found.length > 0 && (
      <SamePictureNote
        items={sale.samePicture.found}
        username={username}
        held={sale.samePicture.held}
        note={sale.samePicture.note}
        onAnother={(event) => void sale.shareAsAnother(event)}
        onStartOver={sale.startOver}
      />
    )}
  </>
);

/** How sending goes, and the button that sends. */
function Sending({ sale }: { readonly sale: SaleDraft }) {
  const { upload, cancel, beginAnew } = sale;
  const sending = upload.phase === 'sending';
  return (
    <>
      <UploadStatus upload={upload} onCancel={cancel} onKeepEarlier={beginAnew} />
      {upload.phase !== 'overtaken' && (
        <Button type="submit" size="lg" busy={sending}>
          {sending ? 'Sharing Sale...' : 'Share This Sale'}
        </Button>
      )}
    </>
  );
}

const Form = chakra(
  'form',
  { base: { display: 'grid', gap: '5' } },
  { defaultProps: { noValidate: true, 'aria-label': 'Share a Sale' } },
);
