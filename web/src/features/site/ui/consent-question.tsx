import { Link } from 'react-router-dom';
import { ActRow } from '@/components/act-row';
import { Button } from '@/components/button';
import text from '@/components/text.module.css';
import type { Consent } from '../model/use-consent';
import { purposeEffects, purposeNames } from './consent-words';
import styles from './site-notices.module.css';

type ConsentQuestionProps = Pick<Consent, 'purposes' | 'give'>;

/** Asks for what needs consent. Both answers look the same, and the page can be used without an answer. */
export const ConsentQuestion = ({ purposes, give }: ConsentQuestionProps) => (
  <aside aria-labelledby="consent-question" className={styles.notice}>
    <h2 id="consent-question" className={text.heading}>
      Allow {purposeNames(purposes)}?
    </h2>
    <p className={styles.muted}>
      {purposeEffects(purposes)} BoloBoard works the same if you say no.{' '}
      <Link
        to={`/privacy-policy#${purposes.includes('google-ads') ? 'ads' : 'analytics'}`}
        className={styles.link}
      >
        Read more
      </Link>
    </p>
    <ActRow
      align="equal"
      act={
        <Button variant="outline" onClick={() => give('allowed')}>
          Allow
        </Button>
      }
      keep={
        <Button variant="outline" onClick={() => give('denied')}>
          No Thanks
        </Button>
      }
    />
  </aside>
);
