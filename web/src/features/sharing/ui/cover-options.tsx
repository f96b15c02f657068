import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { useEffect, useId, useRef, useState } from 'react';
import text from '@/components/text.module.css';
import { chosenOffer, offeredCovers } from '../model/offered-covers';
import { decodedPicture } from '../model/screenshot-pixels';
import styles from './cover-options.module.css';

/** Width and height of a preview, in pixels of its canvas: twice the size on the screen. */
const SIDE = 192;

interface CoverOptionsProps {
  readonly screenshot: File;
  /** Hidden areas, which are black in the previews, too. */
  readonly areas: readonly PictureArea[];
  readonly itemPart: ItemPart | null;
  readonly coverOptions: readonly PictureArea[];
  /** The cover inside the part, or null if there is none. */
  readonly cover: PictureArea | null;
  readonly busy: boolean;
  readonly onCover: (cover: PictureArea | null) => void;
}

/** Lets the member choose the photograph that cards show, if the reading was not sure which it is. */
export function CoverOptions({ screenshot, coverOptions, itemPart, ...props }: CoverOptionsProps) {
  const { areas, cover, busy, onCover } = props;
  const name = useId();
  const image = useDecoded(screenshot);
  if (!image) return null;
  const picture = { width: image.naturalWidth, height: image.naturalHeight };
  const offered = offeredCovers(coverOptions, itemPart, picture);
  if (offered.length === 0) return null;
  const chosen = chosenOffer(offered, cover);
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

/** Returns null until the browser has decoded the picture. */
function useDecoded(screenshot: File): HTMLImageElement | null {
  const [decoded, setDecoded] = useState<{ of: File; image: HTMLImageElement } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void decodedPicture(screenshot).then(
      (image) => isCurrent && setDecoded({ of: screenshot, image }),
      // Without the picture there is nothing to choose from. The dialog for the cover still works.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [screenshot]);
  return decoded?.of === screenshot ? decoded.image : null;
}

interface SquarePreviewProps {
  readonly image: HTMLImageElement;
  readonly square: PictureArea;
  readonly areas: readonly PictureArea[];
}

function SquarePreview({ image, square, areas }: SquarePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y, width, height } = square;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { naturalWidth, naturalHeight } = image;
    const [left, top] = [x * naturalWidth, y * naturalHeight];
    const [wide, high] = [width * naturalWidth, height * naturalHeight];
    context.clearRect(0, 0, SIDE, SIDE);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, left, top, wide, high, 0, 0, SIDE, SIDE);
    context.fillStyle = '#000000';
    for (const area of areas) {
      const [across, down] = [SIDE / width, SIDE / height];
      context.fillRect(
        (area.x - x) * across,
        (area.y - y) * down,
        area.width * across,
        area.height * down,
      );
    }
  }, [image, x, y, width, height, areas]);
  return <canvas ref={canvas} aria-hidden width={SIDE} height={SIDE} className={styles.picture} />;
}
