import { HeartIcon } from '@/components/icons';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { compactCount, nounFor } from '@/lib/format';
import { type LikeableItem, type LikeSession, useLike } from '../model/use-like';
import styles from './like-button.module.css';

interface LikeButtonProps {
  readonly item: LikeableItem;
  /** Whether the word 'likes' is visible beside the count. Screen readers always read it. */
  readonly inWords: boolean;
  readonly session: LikeSession;
}

export function LikeButton({ item, inWords, session }: LikeButtonProps) {
  const { isLiked, likesCount, toggle } = useLike(item, session);
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      className={classNames(text.figures, styles.like)}
      onClick={() => void toggle()}
    >
      <HeartIcon />
      <span className={text.screenReaderOnly}>Like, </span>
      <span>
        {compactCount(likesCount)}
        <span className={inWords ? undefined : text.screenReaderOnly}>
          {' '}
          {nounFor(likesCount, 'like')}
        </span>
      </span>
    </button>
  );
}
