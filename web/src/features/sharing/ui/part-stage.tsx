import { ScreenshotImage } from '@/components/screenshot-image';
import type { RedactionArea } from '../model/redaction';
import type { PictureFrame } from '../model/cover';
import { activeFrame, areasOf, type PartFrames } from '../model/part-frames';
import { areaName } from '../model/picture-texts';
import type { Size } from '../model/selection';
import { FrameStage } from './frame-stage';
import { partHandles } from './handle-labels';
import styles from './part-dialog.module.css';
import { PartShade } from './part-shade';
import { placeOf } from './place-of';
import { RedactionMarks } from './redaction-marks';

interface PartStageProps {
  readonly screenshot: File;
  readonly part: PartFrames;
  readonly areas: readonly RedactionArea[];
  readonly onPicture: (picture: Size) => void;
  readonly onActivate: (index: number) => void;
  readonly onFrame: (frame: PictureFrame) => void;
  readonly onDragEnd: () => void;
}

/** The screenshot with the areas that others see. The active one has handles, each other one is a button. */
export function PartStage({ screenshot, part, areas, onActivate, ...rest }: PartStageProps) {
  const { frames, active } = part;
  const shown = areasOf(part);
  return (
    <FrameStage
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
              style={placeOf(area)}
              onClick={() => onActivate(index)}
            >
              <span aria-hidden className={styles.number}>
                {index + 1}
              </span>
            </button>
          ),
      )}
    </FrameStage>
  );
}
