import { chakra } from '@chakra-ui/react/styled-system';
import type { Detection, DragTarget, ReadField } from '../model/detection';
import { DetectionButtons } from './detection-buttons';
import { DetectionField } from './detection-field';

interface DetectionReadingsProps {
  readonly detection: Detection;
  readonly usable: boolean;
  readonly canDrag: boolean;
  readonly onEdit: (field: ReadField, text: string) => void;
  readonly onDrag: (target: DragTarget, byKeyboard: boolean) => void;
  readonly onCancel: () => void;
  readonly onDetect: () => void;
  readonly onUse: () => void;
}

/** What was read, to correct, and what to do with it. */
export function DetectionReadings(props: DetectionReadingsProps) {
  const { detection, usable, canDrag, onEdit, onDrag, onCancel, onDetect, onUse } = props;
  const { target, title, price, priceRefused } = detection;
  const field = { target, canDrag, onEdit, onDrag };
  return (
    <chakra.div
      gridArea="readings"
      // On a phone the screenshot needs the room while something is selected on it.
      display={{ base: target ? 'none' : 'grid', md: 'grid' }}
      gap={{ base: '3', md: '5' }}
      alignContent="start"
      minW="0"
    >
      <chakra.div display="grid" gap={{ base: '2', md: '3' }}>
        <DetectionField field="title" text={title} {...field} />
        <DetectionField
          field="price"
          text={price}
          problem={priceRefused ? 'Price must be a number' : undefined}
          {...field}
        />
      </chakra.div>
      <DetectionButtons
        usable={usable}
        loading={detection.phase === 'loading'}
        onCancel={onCancel}
        onDetect={onDetect}
        onUse={onUse}
      />
    </chakra.div>
  );
}
