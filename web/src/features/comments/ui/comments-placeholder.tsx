import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import styles from './comments-placeholder.module.css';

/** A placeholder that is shown on the server, and in the browser until the code of the comments has loaded. */
export const CommentsPlaceholder = ({ count }: { readonly count: number }) => (
  <div className={styles.place}>
    <h3 className={classNames(text.heading, styles.heading)}>{formatCount(count, 'comment')}</h3>
  </div>
);
