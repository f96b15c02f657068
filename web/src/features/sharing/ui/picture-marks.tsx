import { isWholeScreenshot, type ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { useId } from 'react';
import styles from './picture-marks.module.css';

const percent = (share: number) => `${share * 100}%`;

/** Returns the style that positions an element over an area of the picture in its parent. */
export const areaStyle = ({ x, y, width, height }: PictureArea) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** Covers the hidden areas of the picture in its parent element. */
export const RedactionMarks = ({ areas }: { readonly areas: readonly PictureArea[] }) => (
  <div aria-hidden className={styles.marks}>
    {areas.map((area, index) => (
      <div key={index} className={styles.mark} style={areaStyle(area)} />
    ))}
  </div>
);

interface PartShadeProps {
  /** The part that stays bright. If null, nothing is dimmed. */
  readonly itemPart: ItemPart | null;
}

/** Dims the picture of the parent element outside the part that others will see. */
export function PartShade({ itemPart }: PartShadeProps) {
  const id = useId();
  if (!itemPart?.length || isWholeScreenshot(itemPart)) return null;
  return (
    <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className={styles.shade}>
      {/* Uses a mask, so that a place where two areas of the part overlap also stays bright. */}
      <mask id={id}>
        <rect width="1" height="1" fill="white" />
        {itemPart.map((area, index) => (
          <rect key={index} {...area} fill="black" />
        ))}
      </mask>
      <rect width="1" height="1" mask={`url(#${CSS.escape(id)})`} className={styles.dark} />
      {itemPart.map((area, index) => (
        <rect key={index} {...area} className={styles.ring} />
      ))}
      {itemPart.map((area, index) => (
        <rect key={index} {...area} className={styles.line} />
      ))}
    </svg>
  );
}
