import type { ThumbnailSources } from '@/lib/picture-sources';
import styles from './cover-picture.module.css';

interface CoverPictureProps {
  readonly sources: ThumbnailSources;
  /** The width of the square that holds the picture, for the choice of a thumbnail. */
  readonly sizes: string;
  /** Loads the picture before those that are not urgent, even if it is out of view. */
  readonly isUrgent?: boolean;
}

/** Fills its positioned parent with a decorative picture, and with its placeholder until the picture loads. */
export const CoverPicture = ({ sources, sizes, isUrgent = false }: CoverPictureProps) => (
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
          // With AVIF, it is one file.
          sizes={sources.avif ? undefined : sizes}
          srcSet={sources.webp}
        />
      </picture>
    )}
  </>
);
