import { type ItemPart, WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { useRef, useState } from 'react';
import { ActionButtonRow } from '@/components/action-button-row';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { ModalDialog } from '@/components/modal-dialog';
import { ScreenshotImage } from '@/components/screenshot-image';
import type { PictureFrame } from '../model/cover';
import type { RedactionArea } from '../model/redaction';
import {
  activeFrame,
  areasOfFrames,
  canAddFrame,
  isActiveFrameDrawn,
  type PartFrames,
  itemPartFromFrames,
  showsMoreThanBefore,
  tooSmallAreaIndex,
  initialPartFrames,
  withActiveFrame,
  withNewFrame,
  withoutActiveFrame,
} from '../model/part-frames';
import {
  areaName,
  areaTooSmallText,
  chosenAreasText,
  MAY_SHOW_NAMES_WARNING,
  partInstructions,
} from '../model/picture-texts';
import type { Size } from '../model/selection';
import { PictureWithFrame } from './picture-with-frame';
import { partHandles } from './handle-labels';
import styles from './part-dialog.module.css';
import { PartShade, areaStyle, RedactionMarks } from './picture-marks';

interface PartDialogProps {
  readonly screenshot: File;
  /** The part that the reading found or the member chose before. Null if the member must mark a part. */
  readonly itemPart: ItemPart | null;
  /** The hidden areas, which are black in the picture. */
  readonly areas: readonly RedactionArea[];
  readonly onChoose: (itemPart: ItemPart) => void;
  readonly onClose: () => void;
}

/**
 * A dialog in which the member marks the part that others will see, by pointer or keyboard. The part consists of one,
 * two or three areas, or is the whole screenshot.
 */
export function PartDialog({ screenshot, itemPart, areas, onChoose, onClose }: PartDialogProps) {
  const [part, setPart] = useState(() => initialPartFrames(itemPart, isOpenedByKeyboard()));
  const [problem, setProblem] = useState<string | null>(null);
  const [picture, setPicture] = useState<Size | null>(null);
  const isDrawing = useRef(false);
  const change = (changed: PartFrames) => {
    setProblem(null);
    setPart(changed);
  };
  const use = () => {
    const small = picture && tooSmallAreaIndex(part, picture, itemPart);
    if (small === null) {
      onChoose(itemPartFromFrames(part));
      return;
    }
    setPart({ ...part, active: small });
    setProblem(areaTooSmallText(small + 1, part.frames.length));
  };
  return (
    <ModalDialog title="Choose What Others See" onClose={onClose}>
      <p>{partInstructions(part.frames.length)}</p>
      <PartStage
        screenshot={screenshot}
        part={part}
        areas={areas}
        onPicture={setPicture}
        onActivate={(active) => change({ ...part, active })}
        onFrame={(frame) => {
          if (!activeFrame(part)) isDrawing.current = true;
          change(withActiveFrame(part, frame));
        }}
        onDragEnd={() => {
          // Removes the new frame if the pointer only tapped the picture, because a tap draws no area.
          if (isDrawing.current && !isActiveFrameDrawn(part)) change(withoutActiveFrame(part));
          isDrawing.current = false;
        }}
      />
      <div className={styles.notes}>
        <p role="status" className={styles.status}>
          {chosenAreasText(part.active + 1, part.frames.length)}
        </p>
        {picture && <Tools part={part} onChange={change} />}
      </div>
      <p aria-live="polite" className={styles.warning}>
        {showsMoreThanBefore(part, itemPart) && MAY_SHOW_NAMES_WARNING}
      </p>
      {problem && (
        <p role="alert" className={styles.warning}>
          {problem}
        </p>
      )}
      <ActionButtonRow
        act={
          <Button disabled={!picture || part.frames.length === 0} onClick={use}>
            Use This Part
          </Button>
        }
        other={
          <Button variant="outline" onClick={() => onChoose(WHOLE_SCREENSHOT)}>
            Show the Whole Screenshot
          </Button>
        }
        keep={
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        }
      />
    </ModalDialog>
  );
}

interface PartStageProps {
  readonly screenshot: File;
  readonly part: PartFrames;
  readonly areas: readonly RedactionArea[];
  readonly onPicture: (picture: Size) => void;
  readonly onActivate: (index: number) => void;
  readonly onFrame: (frame: PictureFrame) => void;
  readonly onDragEnd: () => void;
}

/** The screenshot with the areas that others see. The active area has handles. Each other area is a button. */
function PartStage({ screenshot, part, areas, onActivate, ...rest }: PartStageProps) {
  const { frames, active } = part;
  const shown = areasOfFrames(part);
  return (
    <PictureWithFrame
      {...rest}
      className={styles.stage}
      frame={activeFrame(part)}
      labels={partHandles(areaName(active + 1, frames.length))}
      focusKey={`${active} of ${frames.length}`}
    >
      <ScreenshotImage screenshot={screenshot} alt="Your screenshot" maxHeight="100cqh" />
      <RedactionMarks areas={areas} />
      <PartShade itemPart={shown} />
      {shown.map(
        (area, index) =>
          index !== active && (
            <button
              key={index}
              type="button"
              aria-label={areaName(index + 1, shown.length)}
              className={styles.area}
              style={areaStyle(area)}
              onClick={() => onActivate(index)}
            >
              <span aria-hidden className={styles.number}>
                {index + 1}
              </span>
            </button>
          ),
      )}
    </PictureWithFrame>
  );
}

interface ToolsProps {
  readonly part: PartFrames;
  readonly onChange: (part: PartFrames) => void;
}

/** Buttons to add and remove areas. Each change moves the focus to the frame. */
const Tools = ({ part, onChange }: ToolsProps) => (
  <ButtonRow>
    {part.frames.length === 0 && (
      <Button variant="outline" size="sm" onClick={() => onChange(initialPartFrames(null, true))}>
        Place a Box
      </Button>
    )}
    {canAddFrame(part) && (
      <Button variant="outline" size="sm" onClick={() => onChange(withNewFrame(part))}>
        Add an Area
      </Button>
    )}
    {part.frames.length > 1 && (
      <Button variant="outline" size="sm" onClick={() => onChange(withoutActiveFrame(part))}>
        Remove This Area
      </Button>
    )}
  </ButtonRow>
);

/**
 * Returns whether the dialog was opened by keyboard. A member who uses the keyboard probably cannot draw, so the dialog
 * then starts with a frame.
 */
const isOpenedByKeyboard = (): boolean =>
  document.activeElement?.matches('button:focus-visible') === true;
