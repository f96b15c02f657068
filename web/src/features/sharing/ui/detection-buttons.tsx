import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/components/button';

interface DetectionButtonsProps {
  readonly usable: boolean;
  readonly loading: boolean;
  readonly onCancel: () => void;
  readonly onDetect: () => void;
  readonly onUse: () => void;
}

/** The ways out of the overlay, and the way to detect once more; the likeliest nearest to the thumb. */
export const DetectionButtons = (props: DetectionButtonsProps) => (
  <chakra.div display="grid" gridTemplateColumns="auto 1fr" gap="2">
    <Button variant="outline" onClick={props.onCancel}>
      Cancel
    </Button>
    <Button variant="outline" disabled={props.loading} onClick={props.onDetect}>
      Try Auto-Detect Again
    </Button>
    <Button gridColumn="1 / -1" disabled={!props.usable} onClick={props.onUse}>
      Use This Text
    </Button>
  </chakra.div>
);
