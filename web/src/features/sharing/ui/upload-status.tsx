import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/components/button';
import type { UploadState } from '../model/upload-state';

/** How sending goes: progress with a way to cancel it, or why it stopped with a way to try again. */
export function UploadStatus({
  upload,
  onCancel,
}: {
  readonly upload: UploadState;
  readonly onCancel: () => void;
}) {
  if (upload.phase === 'idle') return null;
  if (upload.phase === 'sending') return <Sending share={upload.share} onCancel={onCancel} />;
  const failed = upload.phase === 'failed';
  return (
    <chakra.div
      role={failed ? 'alert' : 'status'}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      p="3"
      rounded="md"
      bg={failed ? 'stampSoft' : 'sunken'}
    >
      <chakra.p fontWeight="semibold" minW="0" overflowWrap="anywhere">
        {failed ? upload.message : 'Upload cancelled. Nothing you entered is lost.'}
      </chakra.p>
      <Button type="submit" variant="outline">
        Retry Upload
      </Button>
    </chakra.div>
  );
}

function Sending({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) {
  const percent = Math.round(share * 100);
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.div flex="1" display="grid" gap="1">
        <chakra.p role="status" fontSize="sm">
          {share < 1 ? 'Uploading your screenshot' : 'Uploaded. Putting it on the board...'}
        </chakra.p>
        <chakra.progress
          aria-label="Upload progress"
          value={percent}
          max={100}
          w="full"
          h="3"
          accentColor="brand"
        />
      </chakra.div>
      <Button variant="outline" onClick={onCancel}>
        Cancel Upload
      </Button>
    </chakra.div>
  );
}
