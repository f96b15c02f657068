import { pictureArea } from '@contract/rules/picture-area';
import { isWholeScreenshot, type ItemPart } from '@contract/schemas/item-part';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { ScreenshotImage } from '@/components/screenshot-image';
import { classNames } from '@/lib/class-names';
import { coverInsidePart, frameOfArea, type PictureFrame } from '../model/cover';
import type { ExtractedField, ExtractionState } from '../model/extraction';
import { itemPartFromFrames, showsMoreThanBefore } from '../model/part-frames';
import { areaName } from '../model/picture-texts';
import type { Rectangle } from '../model/selection';
import { useSelection } from '../model/use-selection';
import { useShareSale } from '../model/use-share-sale';
import styles from './marked-screenshot.module.css';
import { TextOutlines } from './extracted-text';
import { partHandles, SELECTION_HANDLES } from './handle-labels';
import { PartShade, areaStyle } from './picture-marks';
import { RedactionAreas } from './redaction-controls';
import { ScreenshotZoom } from './screenshot-zoom';
import { SelectionTools } from './selection-tools';

interface MarkedScreenshotProps {
  readonly screenshot: File;
  readonly extraction: ExtractionState;
  /** Whether the browser can show the picture. Undefined until the browser has tried. */
  readonly showable: boolean | undefined;
  readonly redactButton: RefObject<HTMLButtonElement | null>;
  readonly onShowable: (showable: boolean) => void;
  readonly onRecognise: (
    field: ExtractedField,
    image: HTMLImageElement,
    selection: Rectangle,
  ) => void;
  readonly onCorrect: (field: ExtractedField, byKeyboard: boolean) => void;
  /** Called when the member drags an edge so that others see more. */
  readonly onGrown: () => void;
  readonly onStop: () => void;
}

/**
 * The screenshot with its marks: outlines around read areas, black hidden areas, dashed outlines around suggested
 * areas, and a shade outside the part. One finger draws only while the member selects or hides an area.
 */
export function MarkedScreenshot(props: MarkedScreenshotProps) {
  const { screenshot, extraction, showable, onShowable, onRecognise, onStop } = props;
  const { target, recognisingPart } = extraction;
  const { state, isSharing, changeRedaction } = useShareSale();
  const { itemPart, reading } = state.draft;
  const start = target === 'title' ? reading?.titleArea : reading?.priceArea;
  // In the text step, the member cannot change the part.
  const isAdjustable = state.step === 'details' && !isSharing;
  const edges = usePartEdges(isAdjustable && target === null, props.onGrown);
  const {
    setFrame,
    setImage,
    crop,
    setCrop,
    placed,
    place,
    select,
    onPointerDownCapture,
    onDragEnd,
    onKeyDown,
  } = useSelection({
    target,
    byKeyboard: extraction.byKeyboard,
    start: target === 'redaction' || !extraction.isCorrection ? null : (start ?? null),
    disabled: recognisingPart,
    onSelected: (image, drawn, wasPlaced) => {
      if (target === null) return;
      if (target !== 'redaction') {
        onRecognise(target, image, drawn);
        return;
      }
      const size = { width: image.clientWidth, height: image.clientHeight };
      changeRedaction({ type: 'added', area: pictureArea(drawn, size) });
      if (wasPlaced) onStop();
    },
  });
  const canDraw = target !== null && !recognisingPart;
  const drawing = {
    ...(crop && { crop }),
    ariaLabels: SELECTION_HANDLES,
    disabled: !canDraw,
    // Stores the rectangle in percent of the picture, because zooming changes the picture's size in pixels on the
    // screen.
    onChange: (_pixels: unknown, shares: NonNullable<typeof crop>) => setCrop(shares),
    onDragEnd: onDragEnd,
  };
  return (
    <div ref={setFrame} className={styles.frame} onKeyDown={onKeyDown}>
      <div className={styles.stage} onPointerDownCapture={onPointerDownCapture}>
        <ScreenshotZoom draws={canDraw}>
          <ReactCrop {...(edges ?? drawing)} className={classNames(edges !== null && styles.edges)}>
            <ScreenshotImage
              onImage={setImage}
              screenshot={screenshot}
              alt="Your screenshot"
              maxHeight="100cqh"
              onShowable={onShowable}
            />
            {showable && (
              <Marks
                {...props}
                itemPart={
                  edges ? itemPartFromFrames({ frames: [edges.crop], active: 0 }) : itemPart
                }
              />
            )}
          </ReactCrop>
        </ScreenshotZoom>
      </div>
      {target && (
        <SelectionTools
          target={target}
          placed={placed}
          disabled={recognisingPart}
          onPlace={place}
          onSelect={select}
          onStop={onStop}
        />
      )}
    </div>
  );
}

/** The outlines, hidden areas, suggested areas and the shade on the picture. */
function Marks({
  itemPart,
  ...props
}: MarkedScreenshotProps & { readonly itemPart: ItemPart | null }) {
  const { extraction, redactButton, onCorrect } = props;
  const { state, isSharing, changeRedaction } = useShareSale();
  const { target } = extraction;
  const { redaction, parts } = state.draft;
  const selectsText = target !== null && target !== 'redaction';
  const cover = parts?.cover && coverInsidePart(parts.cover, itemPart);
  return (
    <>
      {target === null && <PartShade itemPart={itemPart} />}
      {cover && target === null && (
        <div aria-hidden className={styles.cover} style={areaStyle(cover)} />
      )}
      <TextOutlines
        disabled={target !== null || extraction.readingAgain || isSharing}
        onCorrect={onCorrect}
      />
      <RedactionAreas
        redaction={redaction}
        disabled={selectsText || isSharing}
        focusAfter={redactButton}
        onHide={(area) => changeRedaction({ type: 'added', area })}
        onRemove={(area) => changeRedaction({ type: 'removed', area })}
      />
    </>
  );
}

/**
 * Lets the member drag the edges of the part directly on the screenshot. Returns null if `isActive` is false, or if the
 * part is missing, is the whole screenshot or has several areas. The member can change such a part in the dialog.
 */
function usePartEdges(isActive: boolean, onGrown: () => void) {
  const { state, choosePart } = useShareSale();
  const { itemPart } = state.draft;
  const [dragged, setDragged] = useState<{ of: ItemPart; frame: PictureFrame } | null>(null);
  // The frame after the last step of the drag. It is stored in a ref, because the drag can end before React has
  // rendered this step.
  const last = useRef<PictureFrame | null>(null);
  const [area, ...others] = itemPart ?? [];
  if (!isActive || !itemPart || !area || others.length > 0 || isWholeScreenshot(itemPart))
    return null;
  const crop = dragged?.of === itemPart ? dragged.frame : frameOfArea(area);
  return {
    crop,
    keepSelection: true,
    minWidth: MIN_PART_PX,
    minHeight: MIN_PART_PX,
    ariaLabels: partHandles(areaName(1, 1)),
    // Renders synchronously, because ReactCrop computes the next step from the rendered frame.
    onChange: (_pixels: unknown, { x, y, width, height }: Omit<PictureFrame, 'unit'>) => {
      const frame: PictureFrame = { unit: '%', x, y, width, height };
      last.current = frame;
      flushSync(() => setDragged({ of: itemPart, frame }));
    },
    onComplete: () => {
      if (!last.current) return;
      const part = { frames: [last.current], active: 0 };
      last.current = null;
      if (showsMoreThanBefore(part, itemPart)) onGrown();
      choosePart(itemPartFromFrames(part));
    },
  };
}

/** The minimum side of the part in screen pixels, so that its handles do not overlap. */
const MIN_PART_PX = 40;
