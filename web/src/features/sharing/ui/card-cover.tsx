import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/button';
import text from '@/components/text.module.css';
import { chosenCoverIndex, offeredCovers } from '../model/cover';
import type { SaleFormValues } from '../model/sale-form';
import { useDecodedPicture } from '../model/use-decoded-picture';
import { useShareSale } from '../model/use-share-sale';
import styles from './card-cover.module.css';
import { CardPicture } from './card-picture';

interface CoverOptionsProps {
  readonly screenshot: File;
  /** The hidden areas of the screenshot. They are also black in the offered photographs. */
  readonly areas: readonly PictureArea[];
  readonly itemPart: ItemPart | null;
  readonly coverOptions: readonly PictureArea[];
  /** The area of the cover that is inside the part. Null if the part shows nothing of the cover. */
  readonly cover: PictureArea | null;
  readonly busy: boolean;
  readonly onCover: (cover: PictureArea | null) => void;
}

/**
 * Lets the member choose which photograph of the screenshot cards show. Shown only if the reading was not sure which
 * photograph belongs to the listing.
 */
export function CoverOptions({ screenshot, coverOptions, itemPart, ...props }: CoverOptionsProps) {
  const { areas, cover, busy, onCover } = props;
  const name = useId();
  const image = useDecodedPicture(screenshot);
  if (!image) return null;
  const picture = { width: image.naturalWidth, height: image.naturalHeight };
  const offered = offeredCovers(coverOptions, itemPart, picture);
  if (offered.length === 0) return null;
  const chosen = chosenCoverIndex(offered, cover);
  return (
    <fieldset disabled={busy} className={styles.group}>
      <legend className={text.label}>Which photo should cards show?</legend>
      <div className={styles.choices}>
        {offered.map((offer, index) => (
          <label key={index} className={styles.choice}>
            <SquarePreview image={image} square={offer.square} areas={areas} />
            <input
              type="radio"
              name={name}
              aria-label={`Photo ${index + 1} of ${offered.length}`}
              checked={chosen === index}
              className={styles.input}
              onChange={() => onCover(offer.cover)}
            />
          </label>
        ))}
        <label className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={chosen === 'none'}
            className={styles.input}
            onChange={() => onCover(null)}
          />
          <span className={styles.none}>No photo</span>
        </label>
      </div>
    </fieldset>
  );
}

/** The width and height of an offered photograph in pixels. It is twice the largest size on the screen. */
const OPTION_SIDE = 384;

interface SquarePreviewProps {
  readonly image: HTMLImageElement;
  /** The square of the picture to show. */
  readonly square: PictureArea;
  /** The hidden areas of the picture, which are drawn in black. */
  readonly areas: readonly PictureArea[];
}

/** Shows a square of a picture, as cards show it. Hidden from screen readers. */
function SquarePreview({ image, square, areas }: SquarePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y, width, height } = square;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { naturalWidth, naturalHeight } = image;
    const left = x * naturalWidth;
    const top = y * naturalHeight;
    const wide = width * naturalWidth;
    const high = height * naturalHeight;
    context.clearRect(0, 0, OPTION_SIDE, OPTION_SIDE);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, left, top, wide, high, 0, 0, OPTION_SIDE, OPTION_SIDE);
    context.fillStyle = '#000000';
    for (const area of areas) {
      const across = OPTION_SIDE / width;
      const down = OPTION_SIDE / height;
      context.fillRect(
        (area.x - x) * across,
        (area.y - y) * down,
        area.width * across,
        area.height * down,
      );
    }
  }, [image, x, y, width, height, areas]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={OPTION_SIDE}
      height={OPTION_SIDE}
      className={styles.picture}
    />
  );
}

interface PressableCardPreviewProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** A preview of the card that others will see. Pressing the card or its button opens the dialog for the cover. */
export function PressableCardPreview({ label, disabled, onPress }: PressableCardPreviewProps) {
  const { state, CardPreview } = useShareSale();
  const values = useWatch<SaleFormValues>() as SaleFormValues;
  return (
    <section className={styles.finished} aria-label="Your card">
      <p className={text.label}>Your card</p>
      <div className={styles.press}>
        <div inert>
          <CardPreview
            values={values}
            picture={<CardPicture draft={state.draft} values={values} />}
          />
        </div>
        <Button variant="outline" disabled={disabled} className={styles.button} onClick={onPress}>
          {label}
        </Button>
      </div>
    </section>
  );
}
