import {
  DRAWN_CARD_SIDE,
  DRAWN_CARD_PRICE_TAG,
  drawnCardLayout,
  type MeasureWidth,
} from '@contract/rules/drawn-card';
import { partLayout, coverAndFocusInLayout } from '@contract/rules/part-layout';
import { coverThumbnailSquare } from '@contract/rules/cover-thumbnail-square';
import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { parseCents } from '@contract/schemas/money';
import type { PictureArea } from '@contract/schemas/picture-area';
import { useEffect, useReducer, useRef } from 'react';
import { formatCents } from '@/lib/format';
import type { Draft } from '../model/draft';
import { drawRedactedItemPart } from '../model/prepared-picture';
import { type SaleFormValues, withHiddenFieldsBlank } from '../model/sale-form';
import { useDecodedPicture } from '../model/use-decoded-picture';
import styles from './card-cover.module.css';
import drawnStyles from './drawn-picture.module.css';

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

/** Returns whether the part shows enough of the cover to use the cover on cards. */
function isCoverLeft({ parts, itemPart }: Draft, image: HTMLImageElement): boolean {
  if (!parts?.cover) return false;
  const picture = { width: image.naturalWidth, height: image.naturalHeight };
  const layout = partLayout(itemPart ?? WHOLE_SCREENSHOT, picture);
  return coverAndFocusInLayout(parts, layout, picture).cover !== null;
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
      const drawn = drawRedactedItemPart(image, { itemPart: itemPart ?? WHOLE_SCREENSHOT, areas });
      const { cover } = coverAndFocusInLayout(parts, drawn.layout, drawn.size);
      if (!cover) return;
      const { x, y, width, height } = squareOf(drawn.canvas, cover);
      context.drawImage(drawn.canvas, x, y, width, height, 0, 0, CARD_SIDE, CARD_SIDE);
    } catch {
      // Ignores the failure, because sharing the sale fails for the same reason and reports it.
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

/**
 * Returns the square of the picture from which the server makes the thumbnails. It is around the cover, in pixels of
 * the picture.
 */
function squareOf(picture: HTMLCanvasElement, cover: PictureArea) {
  const shown = coverThumbnailSquare(picture, cover);
  const { width, height } = picture;
  return {
    x: shown.x * width,
    y: shown.y * height,
    width: shown.width * width,
    height: shown.height * height,
  };
}

/**
 * The drawn card of a sale without a cover. It looks like the drawn cards that the server makes. Hidden from screen
 * readers.
 */
function DrawnPicture({ values }: { readonly values: SaleFormValues }) {
  const widthOf = useWidthOf();
  const { title, platform, soldPrice } = withHiddenFieldsBlank(values);
  // A price that is not a number counts as 0, as it does elsewhere on the card.
  const price = formatCents(parseCents(soldPrice) ?? 0);
  const { tone, rule, texts } = drawnCardLayout({ title, platform, price }, widthOf);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${DRAWN_CARD_SIDE} ${DRAWN_CARD_SIDE}`}
      // The drawing fills its element at any aspect ratio.
      preserveAspectRatio="xMidYMid slice"
      className={drawnStyles.drawing}
    >
      <rect width={DRAWN_CARD_SIDE} height={DRAWN_CARD_SIDE} fill={tone.background} />
      <g transform={DRAWN_CARD_PRICE_TAG.transform}>
        <path d={DRAWN_CARD_PRICE_TAG.path} fill={tone.shape} />
        <circle {...DRAWN_CARD_PRICE_TAG.eye} fill={tone.background} />
      </g>
      <rect {...rule} height={3} fill={tone.detail} />
      {texts.map(({ words, size, ...place }, index) => (
        <text key={index} style={{ fontSize: size }} {...place}>
          {words}
        </text>
      ))}
    </svg>
  );
}

/** Returns a function that measures text in the display font. The component renders again when the font has loaded. */
function useWidthOf(): MeasureWidth {
  const [, measureAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    document.fonts.addEventListener('loadingdone', measureAgain);
    return () => document.fonts.removeEventListener('loadingdone', measureAgain);
  }, []);
  return widthInDisplayFont;
}

let measured: { context: CanvasRenderingContext2D; family: string } | undefined;

function widthInDisplayFont(text: string, size: number): number {
  measured ??= measure();
  if (!measured) return 0;
  const { context, family } = measured;
  context.font = `800 ${size}px ${family}`;
  return context.measureText(text).width;
}

function measure() {
  const context = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  return context ? { context, family } : undefined;
}
