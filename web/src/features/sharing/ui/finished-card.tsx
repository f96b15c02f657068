import { partsInLayout } from '@contract/rules/part-layout';
import { thumbnailArea } from '@contract/rules/picture-files';
import { NO_PARTS, shownSquare } from '@contract/rules/shown-square';
import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/button';
import text from '@/components/text.module.css';
import type { Draft } from '../model/draft';
import { drawPart } from '../model/prepared-picture';
import type { SaleFormValues } from '../model/sale-form';
import { useDecodedPicture } from '../model/screenshot-pixels';
import { useShareSale } from '../model/use-share-sale';
import styles from './finished-card.module.css';

/** Width and height of the picture in pixels: twice the size on the screen. */
const SIDE = 480;

interface FinishedCardProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** The card that others will see. A press on it, or on its button, opens the dialog for the cover. */
export function FinishedCard({ label, disabled, onPress }: FinishedCardProps) {
  const { state, CardPreview } = useShareSale();
  const values = useWatch<SaleFormValues>() as SaleFormValues;
  return (
    <section className={styles.finished} aria-label="Your card">
      <p className={text.label}>Your card</p>
      <div className={styles.press}>
        <div inert>
          <CardPreview values={values} picture={<CardPicture draft={state.draft} />} />
        </div>
        <Button variant="outline" disabled={disabled} className={styles.button} onClick={onPress}>
          {label}
        </Button>
      </div>
    </section>
  );
}

/** The square that cards show of the item's part. Decorative. */
function CardPicture({ draft }: { readonly draft: Draft }) {
  const { screenshot, itemPart, redaction, parts } = draft;
  const { areas } = redaction;
  const image = useDecodedPicture(screenshot);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !image) return;
    context.clearRect(0, 0, SIDE, SIDE);
    context.imageSmoothingQuality = 'high';
    try {
      const drawn = drawPart(image, { itemPart: itemPart ?? WHOLE_SCREENSHOT, areas });
      const moved = partsInLayout(parts ?? NO_PARTS, drawn.layout, drawn.size);
      const { x, y, width, height } = squareOf(drawn.canvas, shownSquare(drawn.canvas, moved));
      context.drawImage(drawn.canvas, x, y, width, height, 0, 0, SIDE, SIDE);
    } catch {
      // The share reports what the browser cannot draw.
    }
  }, [image, itemPart, areas, parts]);
  return <canvas ref={canvas} aria-hidden width={SIDE} height={SIDE} className={styles.picture} />;
}

/** Returns in pixels what the server makes the thumbnails of. */
function squareOf(picture: HTMLCanvasElement, shown: ReturnType<typeof shownSquare>) {
  if (!shown) return thumbnailArea(picture, { width: 1, height: 1 });
  const { width, height } = picture;
  return {
    x: shown.x * width,
    y: shown.y * height,
    width: shown.width * width,
    height: shown.height * height,
  };
}
