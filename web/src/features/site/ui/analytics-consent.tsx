import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import text from '@/components/text.module.css';
import type { AnalyticsChoice } from '@/services/analytics/analytics-choice';
import styles from './site-notices.module.css';

interface AnalyticsConsentProps {
  readonly onChoose: (choice: AnalyticsChoice) => void;
}

/** Asks for Google Analytics. Both answers look the same, and the page can be used without an answer. */
export const AnalyticsConsent = ({ onChoose }: AnalyticsConsentProps) => (
  <aside aria-labelledby="analytics-consent" className={styles.notice}>
    <h2 id="analytics-consent" className={text.heading}>
      Allow Google Analytics?
    </h2>
    <p className={styles.muted}>
      It sets cookies and tells Google which kinds of pages you open, so that we learn what to
      improve. BoloBoard works the same without it.{' '}
      <Link to="/privacy-policy#analytics" className={styles.link}>
        Read more
      </Link>
    </p>
    <ButtonRow align="equal">
      <Button variant="outline" onClick={() => onChoose('allowed')}>
        Allow
      </Button>
      <Button variant="outline" onClick={() => onChoose('denied')}>
        No Thanks
      </Button>
    </ButtonRow>
  </aside>
);
