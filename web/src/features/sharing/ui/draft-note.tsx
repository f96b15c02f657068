import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/components/button';

/** Says that what was begun before is back, and how to be rid of it. */
export const DraftNote = ({ onDiscard }: { readonly onDiscard: () => void }) => (
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
    <Button variant="outline" onClick={onDiscard}>
      Discard Draft
    </Button>
  </chakra.div>
);
