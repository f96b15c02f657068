import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/components/button';

interface UploadProgressProps {
  /** How much has left, from 0 to 1. */
  readonly share: number;
  readonly onCancel: () => void;
}

/** How far an upload is, with a way to stop it. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.div flex="1" display="grid" gap="1" minW="0">
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
