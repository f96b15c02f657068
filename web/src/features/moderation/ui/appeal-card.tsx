import type { AppealEntry } from '@contract/schemas/appeal';
import { useId } from 'react';
import { Button } from '@/components/button';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { formatAgo } from '@/lib/format';
import { notYoursText } from '../model/appeal-texts';
import { memberName } from '../model/report-texts';
import { AppealFacts, AppealMarks } from './appeal-facts';
import styles from './appeals.module.css';

interface AppealCardProps {
  readonly entry: AppealEntry;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly onOpen: () => void;
}

export function AppealCard({ entry, now, onOpen }: AppealCardProps) {
  const titleId = useId();
  const { appeal, member } = entry;
  const isYours = entry.notYours === null && appeal.status === 'pending';
  return (
    <Card
      as="li"
      tabIndex={-1}
      data-appeal={entry.id}
      aria-labelledby={titleId}
      className={styles.card}
    >
      <div className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          Appeal of {memberName(member.username)}
        </h3>
        <AppealMarks entry={entry} />
        <span className={styles.age}>{formatAgo(Date.parse(appeal.at), now)}</span>
      </div>
      <AppealFacts entry={entry} />
      {appeal.status === 'pending' && !isYours && (
        <p className={styles.age}>{notYoursText(entry)}</p>
      )}
      <div>
        <Button variant={isYours ? 'solid' : 'outline'} onClick={onOpen}>
          {isYours ? 'Decide' : 'View'}
          <span className={text.screenReaderOnly}> appeal of {memberName(member.username)}</span>
        </Button>
      </div>
    </Card>
  );
}
