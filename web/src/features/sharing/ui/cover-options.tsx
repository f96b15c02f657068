import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { useId } from 'react';
import text from '@/components/text.module.css';
import { chosenOffer, offeredCovers } from '../model/cover';
import { useDecodedPicture } from '../model/screenshot-pixels';
import styles from './cover-options.module.css';
import { SquarePreview } from './square-preview';

interface CoverOptionsProps {
  readonly screenshot: File;
  /** Hidden areas, which are black in the photos, too. */
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
  const image = useDecodedPicture(screenshot);
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
            <SquarePreview
              image={image}
              square={offer.square}
              areas={areas}
              className={styles.picture}
            />
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
