import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/components/button';
import { useShareSale } from '../model/use-share-sale';
import { DropArea } from './drop-area';
import { SaleFields } from './sale-fields';
import { SamePictureNote } from './same-picture-note';
import { ScreenshotField } from './screenshot-field';
import { UploadStatus } from './upload-status';

/** The form that shares a sale: its screenshot, its fields and how sending goes. */
export function SaleForm() {
  const { state, share } = useShareSale();
  return (
    <DropArea>
      <Form onSubmit={share}>
        {state.restored && <DraftNote />}
        <ScreenshotField />
        <SamePictureNote />
        <SaleFields />
        <UploadStatus />
        <ShareButton />
      </Form>
      <Overlay />
    </DropArea>
  );
}

const Form = chakra(
  'form',
  { base: { display: 'grid', gap: '5' } },
  { defaultProps: { noValidate: true, 'aria-label': 'Share a Sale' } },
);

/** Says that the member's draft is back, with a way to discard it. */
function DraftNote() {
  const { startOver } = useShareSale();
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      p="3"
      rounded="md"
      bg="brandSoft"
    >
      <p>We kept the sale that you had not shared yet.</p>
      <Button variant="outline" onClick={startOver}>
        Discard Draft
      </Button>
    </chakra.div>
  );
}

function ShareButton() {
  const { phase } = useShareSale().state.upload;
  if (phase === 'overtaken') return null;
  const sending = phase === 'sending';
  return (
    <Button type="submit" size="lg" busy={sending}>
      {sending ? 'Sharing Sale...' : 'Share This Sale'}
    </Button>
  );
}

/** The text detection overlay over the chosen screenshot. */
function Overlay() {
  const { state, dispatch, slots, fillIn } = useShareSale();
  const { screenshot, redaction } = state.draft;
  if (!state.overlayOpen || !screenshot) return null;
  return (
    <slots.TextDetection
      screenshot={screenshot}
      redaction={redaction}
      onRedact={(changed) => dispatch({ type: 'redacted', redaction: changed })}
      onUse={fillIn}
      onClose={() => dispatch({ type: 'overlayClosed' })}
    />
  );
}
