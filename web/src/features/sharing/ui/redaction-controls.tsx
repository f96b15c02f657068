import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { Button } from '@/components/button';
import { Icon } from '@/components/icons';
import { SettingSwitch } from '@/components/setting-switch';
import { classNames } from '@/lib/class-names';
import type { SelectionTarget } from '../model/extraction';
import {
  isSameArea,
  markedAreas,
  type Redaction,
  type RedactionArea,
  visibleSuggestedAreas,
} from '../model/redaction';
import {
  feesStatus,
  redactionAreaName,
  redactionStatus,
  suggestedAreaName,
} from '../model/picture-texts';
import { isLargeEnoughToDraw } from '../model/selection';
import { isCheckRunning } from '../model/share-sale-state';
import { useShareSale } from '../model/use-share-sale';
import { areaStyle } from './picture-marks';
import marks from './picture-marks.module.css';
import styles from './redaction-controls.module.css';

interface RedactionControlsProps {
  readonly target: SelectionTarget | null;
  /** Whether the browser can show the picture. Undefined until the browser has tried. */
  readonly showable: boolean | undefined;
  readonly disabled: boolean;
  readonly redactButton: RefObject<HTMLButtonElement | null>;
  readonly onRedact: (byKeyboard: boolean) => void;
}

/** Describes what is hidden on the screenshot. Contains buttons to change the hidden areas, and the switch for fees. */
export function RedactionControls(props: RedactionControlsProps) {
  const { target, showable, disabled, redactButton, onRedact } = props;
  const { state, settings, isSharing, changeRedaction } = useShareSale();
  const { draft, redactionHistory } = state;
  const { redaction } = draft;
  const { steps } = redactionHistory;
  const isChecking = isCheckRunning(state);
  const undo = () => {
    // Moves the focus, because the undo button is about to disappear.
    if (steps.length === 1) redactButton.current?.focus();
    changeRedaction({ type: 'undone' });
  };
  const removeAll = () => {
    for (const area of redaction.areas) changeRedaction({ type: 'removed', area });
  };
  const canRemoveAll = showable === false && redaction.areas.length > 0;
  return (
    <div className={styles.row}>
      <p role="status" className={styles.status}>
        {redactionStatus(redaction, redactionHistory.last, isChecking, showable)}
      </p>
      {steps.length > 0 && (
        <Button variant="outline" size="sm" aria-label="Undo" disabled={disabled} onClick={undo}>
          <UndoIcon />
        </Button>
      )}
      {canRemoveAll && (
        <Button variant="outline" size="sm" disabled={disabled} onClick={removeAll}>
          Don't Hide Anything
        </Button>
      )}
      <Button
        ref={redactButton}
        variant={target === 'redaction' ? 'solid' : 'outline'}
        size="sm"
        hidden={canRemoveAll}
        disabled={showable !== true || disabled}
        aria-pressed={target === 'redaction'}
        onClick={(event) => onRedact(event.detail === 0)}
      >
        Hide an Area
      </Button>
      <div className={styles.fees}>
        <SettingSwitch
          name="hidesFees"
          label="Hide fees and payout"
          settings={settings}
          status={feesStatus(redaction, settings.hidesFees, isChecking)}
          busy={isSharing}
        />
      </div>
    </div>
  );
}

interface RedactionAreasProps {
  readonly redaction: Redaction;
  readonly disabled: boolean;
  /** The element that gets the focus when the last area is removed. */
  readonly focusAfter: RefObject<HTMLElement | null>;
  /** Called when the member hides a suggested area. */
  readonly onHide: (area: RedactionArea) => void;
  readonly onRemove: (area: RedactionArea) => void;
}

/** The hidden areas, and the suggested areas with dashed outlines. A tap hides or shows an area. */
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
    // If the removed area is still a suggested area, its button stays and keeps the focus. Otherwise the button
    // disappears, so another button gets the focus.
    const areas = redaction.areas.filter((other) => other !== area);
    if (!visibleSuggestedAreas({ ...redaction, areas }).some((one) => isSameArea(one, area))) {
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
            // The key stays the same when a suggested area becomes a hidden area, so that its button keeps the focus.
            key={`${area.kind ?? ''} ${area.x} ${area.y} ${area.width} ${area.height}`}
            type="button"
            aria-label={nameOf(area, index + 1, marked.length)}
            disabled={disabled}
            className={classNames(isSuggested ? styles.suggested : marks.mark, styles.area)}
            style={areaStyle(area)}
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

/**
 * Returns whether a click is only the end of a drag. Drawing a rectangle inside an area also fires a click on the area.
 */
const endsDrag = (pressed: MouseEvent | null, { detail, clientX, clientY }: MouseEvent): boolean =>
  pressed !== null &&
  detail > 0 &&
  isLargeEnoughToDraw({
    width: Math.abs(clientX - pressed.clientX),
    height: Math.abs(clientY - pressed.clientY),
  });

const UndoIcon = () => (
  <Icon>
    <path d="M9 5L4 10l5 5M4 10h9a5 5 0 0 1 0 10h-3" />
  </Icon>
);
