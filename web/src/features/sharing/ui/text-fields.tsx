import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import type { DragTarget, ExtractedField } from '../model/extraction';
import { PriceField, TitleField } from './item-fields';
import styles from './text-fields.module.css';

interface DragProps {
  readonly target: DragTarget | null;
  readonly canDrag: boolean;
  /** `byKeyboard` is true if the button was not pressed with a pointer. */
  readonly onDrag: (target: DragTarget, byKeyboard: boolean) => void;
}

interface TextFieldsProps extends DragProps {
  /** Whether the other details are shown, too. */
  readonly withDetails: boolean;
}

/** Title and price. Each can be read from an area of the screenshot. */
export const TextFields = ({ withDetails, ...drag }: TextFieldsProps) => (
  <>
    <Draggable field="title" name="Title" {...drag}>
      <TitleField required={withDetails} />
    </Draggable>
    <Draggable field="soldPrice" name="Price" {...drag}>
      <PriceField label={withDetails ? 'Sold price' : 'Price'} required={withDetails} />
    </Draggable>
  </>
);

interface DraggableProps extends DragProps {
  readonly field: ExtractedField;
  readonly name: string;
  readonly children: ReactNode;
}

const Draggable = ({ field, name, target, canDrag, onDrag, children }: DraggableProps) => (
  <div className={styles.draggable}>
    <div className={styles.overlaid}>
      {children}
      <Button
        size="sm"
        variant={target === field ? 'solid' : 'outline'}
        disabled={!canDrag}
        aria-pressed={target === field}
        aria-label={`Drag to Select ${name}`}
        onClick={(event) => onDrag(field, event.detail === 0)}
      >
        Drag to Select
      </Button>
    </div>
  </div>
);
