import type { ThumbnailSources } from '@/lib/picture-sources';
import styles from './picture-filling-parent.module.css';

interface PictureFillingParentProps {
  readonly sources: ThumbnailSources;
  /** The width of the square that holds the picture. The browser uses it to choose a thumbnail. */
  readonly sizes: string;
  /** Whether the browser should load this picture before other pictures, even if it is out of view. */
  readonly isUrgent?: boolean;
}

/**
 * Fills its positioned parent with a decorative picture. Shows the picture's placeholder until the picture has
 * loaded.
 */
export const PictureFillingParent = ({
  sources,
  sizes,
  isUrgent = false,
}: PictureFillingParentProps) => (
  <>
    {sources.placeholder && <img alt="" src={sources.placeholder} className={styles.cover} />}
    {sources.webp !== null && (
      <picture>
        {sources.avif && <source type="image/avif" sizes={sizes} srcSet={sources.avif} />}
        <img
          alt=""
          className={styles.cover}
          decoding="async"
          loading={isUrgent ? 'eager' : 'lazy'}
          fetchPriority={isUrgent ? 'high' : 'auto'}
          // If there are AVIF sources, this WebP fallback is a single file, so the browser needs no `sizes` to choose
          // from several files.
          sizes={sources.avif ? undefined : sizes}
          srcSet={sources.webp}
        />
      </picture>
    )}
  </>
);
