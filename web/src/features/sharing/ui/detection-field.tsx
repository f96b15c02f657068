import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/components/button';
import { TextField } from '@/components/text-field';
import type { DragTarget, ReadField } from '../model/detection';

const LABELS = { title: 'Title', price: 'Price' } as const;

interface DetectionFieldProps {
  readonly field: ReadField;
  readonly text: string;
  readonly problem?: string | undefined;
  readonly target: DragTarget | null;
  readonly canDrag: boolean;
  readonly onEdit: (field: ReadField, text: string) => void;
  /** `byKeyboard` where no pointer pressed the button. */
  readonly onDrag: (target: DragTarget, byKeyboard: boolean) => void;
}

/** One of the texts that were read, to correct by typing or by dragging over the screenshot. */
export function DetectionField(props: DetectionFieldProps) {
  const { field, text, problem, target, canDrag, onEdit, onDrag } = props;
  return (
    <Overlaid>
      <TextField
        label={LABELS[field]}
        autoComplete="off"
        inputMode={field === 'price' ? 'decimal' : 'text'}
        value={text}
        error={problem}
        onChange={(event) => onEdit(field, event.currentTarget.value)}
      />
      <Button
        variant={target === field ? 'solid' : 'outline'}
        disabled={!canDrag}
        aria-pressed={target === field}
        aria-label={`Drag to Select ${LABELS[field]}`}
        onClick={(event) => onDrag(field, event.detail === 0)}
      >
        Drag to Select
      </Button>
    </Overlaid>
  );
}

/** The button stands in the label's row: on a phone there is no room for a row of its own. */
const Overlaid = chakra('div', {
  base: {
    display: 'grid',
    '& > *': { gridArea: '1 / 1' },
    '& > button': { justifySelf: 'end', alignSelf: 'start' },
    '& label': { display: 'flex', alignItems: 'center', minH: '11' },
  },
});
