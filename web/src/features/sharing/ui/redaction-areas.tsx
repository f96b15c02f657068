import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import {
  isSameArea,
  markedAreas,
  type Redaction,
  type RedactionArea,
  suggestedAreas,
} from '../model/redaction';
import { redactionAreaName, suggestedAreaName } from '../model/picture-texts';
import { isDrag } from '../model/selection';
import { placeOf } from './place-of';
import styles from './redaction-areas.module.css';
import mark from './redaction-mark.module.css';

interface RedactionAreasProps {
  readonly redaction: Redaction;
  readonly disabled: boolean;
  /** Gets the focus when the last area is removed. */
  readonly focusAfter: RefObject<HTMLElement | null>;
  /** Hides a suggested area. */
  readonly onHide: (area: RedactionArea) => void;
  readonly onRemove: (area: RedactionArea) => void;
}

/** The hidden areas, and in dashed outlines the suggested ones. Both change with a tap. */
export function RedactionAreas({
  redaction,
  disabled,
  focusAfter,
  onHide,
  onRemove,
}: RedactionAreasProps) {
  const layer = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<MouseEvent>(null);
  const marked = markedAreas(redaction);
  const remove = (area: RedactionArea, index: number) => {
    // The button of an area that is suggested from then on stays and keeps the focus. Any other is about to unmount.
    const areas = redaction.areas.filter((other) => other !== area);
    if (!suggestedAreas({ ...redaction, areas }).some((one) => isSameArea(one, area))) {
      const buttons = layer.current?.querySelectorAll('button');
      (buttons?.[index + 1] ?? buttons?.[index - 1] ?? focusAfter.current)?.focus();
    }
    onRemove(area);
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
      {marked.map(({ area, isSuggested }, index) => {
        const nameOf = isSuggested ? suggestedAreaName : redactionAreaName;
        return (
          <button
            // The same for a suggested area that is hidden, so that its button keeps the focus.
            key={`${area.kind ?? ''} ${area.x} ${area.y} ${area.width} ${area.height}`}
            type="button"
            aria-label={nameOf(area, index + 1, marked.length)}
            disabled={disabled}
            className={classNames(isSuggested ? styles.suggested : mark.mark, styles.area)}
            style={placeOf(area)}
            onClick={(event) => {
              if (endsDrag(pressedAt.current, event)) return;
              if (isSuggested) onHide(area);
              else remove(area, index);
            }}
            onKeyDown={(event) => {
              if (!isSuggested) onKeyDown(event, area, index);
            }}
          />
        );
      })}
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
