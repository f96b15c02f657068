import { ButtonLink } from '@/components/button';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { usePageTitle } from '@/lib/use-page-title';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <div className={styles.page}>
      <h1 className={classNames(text.display, styles.title)}>404 Page Not Found</h1>
      <p className={styles.text}>
        We couldn&apos;t find this page. Check the address, or go back to the items.
      </p>
      <ButtonLink to="/">Back to Items</ButtonLink>
    </div>
  );
}
