import { Button } from '@/components/button';
import type { SelectionTarget } from '../model/extraction';
import styles from './selection-tools.module.css';

interface SelectionToolsProps {
  readonly target: SelectionTarget;
  readonly placed: boolean;
  readonly disabled: boolean;
  readonly onPlace: () => void;
  readonly onSelect: () => void;
  readonly onStop: () => void;
}

const recognition = (field: 'title' | 'price') => ({
  drag: `Drag a box around the ${field} on the screenshot.`,
  place: `Move the box over the ${field}, then press Read Selection.`,
  select: 'Read Selection',
  stop: 'Stop Selecting',
});

const TEXTS = {
  title: recognition('title'),
  soldPrice: recognition('price'),
  redaction: {
    drag: 'Drag a box over what you want to hide. Tap a hidden area to unhide it.',
    place: 'Move the box over what you want to hide, then press Hide This.',
    select: 'Hide This',
    stop: 'Done Hiding',
  },
} as const;

export const SelectionTools = (props: SelectionToolsProps) => (
  <div data-keep-visible className={styles.tools}>
    <p className={styles.task}>
      {props.placed ? TEXTS[props.target].place : TEXTS[props.target].drag}
    </p>
    {props.placed && (
      <p className={styles.keys}>
        Use the arrow keys to move the box, with Shift to move it faster. Press Tab to resize it
        from a corner.
      </p>
    )}
    <div className={styles.buttons}>
      {props.placed ? (
        <Button disabled={props.disabled} onClick={props.onSelect}>
          {TEXTS[props.target].select}
        </Button>
      ) : (
        <Button variant="outline" disabled={props.disabled} onClick={props.onPlace}>
          Place a Box
        </Button>
      )}
      <Button variant="outline" onClick={props.onStop}>
        {TEXTS[props.target].stop}
      </Button>
    </div>
  </div>
);
