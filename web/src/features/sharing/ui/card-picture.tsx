import { partLayout, partsInLayout } from '@contract/rules/part-layout';
import { shownSquare } from '@contract/rules/shown-square';
import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { useEffect, useRef } from 'react';
import type { Draft } from '../model/draft';
import { drawPart } from '../model/prepared-picture';
import type { SaleFormValues } from '../model/sale-form';
import { useDecodedPicture } from '../model/use-decoded-picture';
import styles from './card-cover.module.css';
import { DrawnPicture } from './drawn-picture';

interface CardPictureProps {
  readonly draft: Draft;
  readonly values: SaleFormValues;
}

/** The picture that cards will show: the cover, or the drawn card. Hidden from screen readers. */
export function CardPicture({ draft, values }: CardPictureProps) {
  const image = useDecodedPicture(draft.screenshot);
  if (!image) return null;
  return isCoverLeft(draft, image) ? (
    <CoverPreview draft={draft} image={image} />
  ) : (
    <DrawnPicture values={values} />
  );
}

/** Returns whether the part shows enough of the cover. */
function isCoverLeft({ parts, itemPart }: Draft, image: HTMLImageElement): boolean {
  if (!parts?.cover) return false;
  const picture = { width: image.naturalWidth, height: image.naturalHeight };
  const layout = partLayout(itemPart ?? WHOLE_SCREENSHOT, picture);
  return partsInLayout(parts, layout, picture).cover !== null;
}

/** The width and height of the card's picture in pixels. It is twice the size on the screen. */
const CARD_SIDE = 480;

interface CoverPreviewProps {
  readonly draft: Draft;
  readonly image: HTMLImageElement;
}

/** Shows the square of the cover that cards will show. */
function CoverPreview({ draft, image }: CoverPreviewProps) {
  const { itemPart, redaction, parts } = draft;
  const { areas } = redaction;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !parts) return;
    context.clearRect(0, 0, CARD_SIDE, CARD_SIDE);
    context.imageSmoothingQuality = 'high';
    try {
      const drawn = drawPart(image, { itemPart: itemPart ?? WHOLE_SCREENSHOT, areas });
      const { cover } = partsInLayout(parts, drawn.layout, drawn.size);
      if (!cover) return;
      const { x, y, width, height } = squareOf(drawn.canvas, cover);
      context.drawImage(drawn.canvas, x, y, width, height, 0, 0, CARD_SIDE, CARD_SIDE);
    } catch {
      // Ignores the failure, because sharing reports it.
    }
  }, [image, itemPart, areas, parts]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={CARD_SIDE}
      height={CARD_SIDE}
      className={styles.picture}
    />
  );
}

/** Returns the square of the picture from which the server makes the thumbnails. */
function squareOf(picture: HTMLCanvasElement, cover: PictureArea) {
  const shown = shownSquare(picture, cover);
  const { width, height } = picture;
  return {
    x: shown.x * width,
    y: shown.y * height,
    width: shown.width * width,
    height: shown.height * height,
  };
}
