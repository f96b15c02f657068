import { Button } from '@/components/button';
import { TextField } from '@/components/text-field';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReadField } from '../model/detection';

interface DetectionFieldProps {
  readonly field: ReadField;
  readonly label: string;
  readonly text: string;
  readonly problem?: string | undefined;
  readonly target: ReadField | null;
  readonly canDrag: boolean;
  readonly onEdit: (field: ReadField, text: string) => void;
  /** `keyboard` where no pointer pressed the button. */
  readonly onDrag: (field: ReadField, keyboard: boolean) => void;
}

/** One of the texts that were read, to correct by typing or by dragging over the screenshot. */
export function DetectionField(props: DetectionFieldProps) {
  const { field, label, text, problem, target, canDrag, onEdit, onDrag } = props;
  return (
    <chakra.div display="grid" gap="2">
      <TextField
        label={label}
        autoComplete="off"
        inputMode={field === 'price' ? 'decimal' : 'text'}
        value={text}
        error={problem}
        onChange={(event) => onEdit(field, event.currentTarget.value)}
      />
      <Button
        variant={target === field ? 'solid' : 'outline'}
        justifySelf="start"
        disabled={!canDrag}
        aria-pressed={target === field}
        aria-label={`Drag to Select ${label}`}
        onClick={(event) => onDrag(field, event.detail === 0)}
      >
        Drag to Select
      </Button>
    </chakra.div>
  );
}
