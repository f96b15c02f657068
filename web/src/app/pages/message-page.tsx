import { ButtonLink } from '@/components/button';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly message: string;
}

/** A page with only a message and a link to the home page. */
export const MessagePage = ({ title, message }: MessagePageProps) => (
  <div className={styles.page}>
    <h1 className={classNames(text.display, styles.title)}>{title}</h1>
    <p className={styles.text}>{message}</p>
    <ButtonLink to="/">Back to Items</ButtonLink>
  </div>
);
