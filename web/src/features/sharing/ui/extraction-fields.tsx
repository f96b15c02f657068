import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';
import {
  type DragTarget,
  type ExtractedField,
  type Extraction,
  isUsable,
} from '../model/extraction';

const LABELS = { title: 'Title', price: 'Price' } as const;

interface ExtractionFieldsProps extends Editing {
  readonly extraction: Extraction;
  readonly onCancel: () => void;
  readonly onExtract: () => void;
  readonly onUse: () => void;
}

interface Editing {
  readonly canDrag: boolean;
  readonly onEdit: (field: ExtractedField, text: string) => void;
  /** `byKeyboard` is true if the button was not pressed with a pointer. */
  readonly onDrag: (target: DragTarget, byKeyboard: boolean) => void;
}

export function ExtractionFields(props: ExtractionFieldsProps) {
  const { extraction, canDrag, onEdit, onDrag, onCancel, onExtract, onUse } = props;
  const { target, title, price, priceRefused } = extraction;
  const field = { target, canDrag, onEdit, onDrag };
  return (
    <chakra.div
      gridArea="fields"
      // On phones, leaves the space to the screenshot during a selection.
      display={{ base: target ? 'none' : 'grid', md: 'grid' }}
      gridTemplateColumns="minmax(0, 1fr)"
      gap={{ base: '3', md: '5' }}
      alignContent="start"
      minW="0"
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '2', md: '3' }}>
        <ExtractionField field="title" text={title} {...field} />
        <ExtractionField
          field="price"
          text={price}
          problem={priceRefused ? 'Enter the price as a number, like 34.99' : undefined}
          {...field}
        />
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        css={{
          '& > :nth-of-type(2)': { flex: '1 1 9rem' },
          '& > :last-of-type': { flex: '1 1 100%' },
        }}
      >
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="outline" disabled={extraction.phase === 'loading'} onClick={onExtract}>
          Try Auto-Detect Again
        </Button>
        <Button disabled={!isUsable(extraction)} onClick={onUse}>
          Use This Text
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

interface ExtractionFieldProps extends Editing {
  readonly field: ExtractedField;
  readonly text: string;
  readonly problem?: string | undefined;
  readonly target: DragTarget | null;
}

function ExtractionField(props: ExtractionFieldProps) {
  const { field, text, problem, target, canDrag, onEdit, onDrag } = props;
  return (
    <Overlaid>
      <TextField
        label={LABELS[field]}
        autoComplete="off"
        enterKeyHint="done"
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

/** Puts the button in the label's row to save space on phones, or below the field if the text is large. */
const Overlaid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    containerType: 'inline-size',
    '& > *': { gridArea: '1 / 1' },
    '& > button': { justifySelf: 'end', alignSelf: 'start' },
    '& label': { display: 'flex', alignItems: 'center', minH: '11' },
    '@container (width < 14rem)': {
      '& > button': { gridRow: '2', justifySelf: 'stretch' },
    },
  },
});
