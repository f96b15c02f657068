import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import styles from './comments-placeholder.module.css';

/** Shown instead of the comments until their code is loaded, and on the server. */
export const CommentsPlaceholder = ({ count }: { readonly count: number }) => (
  <div className={styles.place}>
    <h3 className={classNames(text.heading, styles.heading)}>{formatCount(count, 'comment')}</h3>
  </div>
);
