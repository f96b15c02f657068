import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import type { RedactionArea } from '@/lib/redaction';
import { redactionAreaName } from '../model/redaction-texts';
import { isDrag } from '../model/selection';
import { placeOf } from './place-of';
import styles from './redaction-areas.module.css';
import mark from './redaction-mark.module.css';

interface RedactionAreasProps {
  readonly areas: readonly RedactionArea[];
  readonly disabled: boolean;
  /** Gets the focus when the last area is removed. */
  readonly focusAfter: RefObject<HTMLElement | null>;
  readonly onRemove: (area: RedactionArea) => void;
}

export function RedactionAreas({ areas, disabled, focusAfter, onRemove }: RedactionAreasProps) {
  const layer = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<MouseEvent>(null);
  const remove = (area: RedactionArea, index: number) => {
    const buttons = layer.current?.querySelectorAll('button');
    // Move the focus, because the focused button is about to unmount.
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? focusAfter.current)?.focus();
    onRemove(area);
  };
  const onClick = (event: MouseEvent, area: RedactionArea, index: number) => {
    if (!endsDrag(pressedAt.current, event)) remove(area, index);
  };
  const onKeyDown = (event: KeyboardEvent, area: RedactionArea, index: number) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(area, index);
  };
  return (
    <div
      ref={layer}
      className={styles.layer}
      onPointerDown={(event) => (pressedAt.current = event)}
    >
      {areas.map((area, index) => (
        <button
          key={`${area.kind ?? ''} ${area.x} ${area.y} ${area.width} ${area.height}`}
          type="button"
          aria-label={redactionAreaName(area, index + 1, areas.length)}
          disabled={disabled}
          className={classNames(mark.mark, styles.area)}
          style={placeOf(area)}
          onClick={(event) => onClick(event, area, index)}
          onKeyDown={(event) => onKeyDown(event, area, index)}
        />
      ))}
    </div>
  );
}

/** Whether a click ends a drag. Drawing a rectangle within an area also fires a click on that area. */
const endsDrag = (pressed: MouseEvent | null, { detail, clientX, clientY }: MouseEvent): boolean =>
  pressed !== null &&
  detail > 0 &&
  isDrag({
    width: Math.abs(clientX - pressed.clientX),
    height: Math.abs(clientY - pressed.clientY),
  });
