import type { AppealEntry } from '@contract/schemas/appeal';
import { Badge } from '@/components/surfaces';
import {
  APPEAL_STATUS_LABELS,
  appealedReasonText,
  endedRulingText,
  rulingText,
  RULING_LABELS,
} from '../model/appeal-texts';
import { memberUrl } from '../model/members-view';
import { queueSearchUrl } from '../model/queue-view';
import { formatReportTime, usernameText } from '../model/report-texts';
import { AdminTextLink } from './admin-text-link';
import styles from './report-facts.module.css';

const TONES = { pending: 'sticker', granted: 'brand', rejected: 'plain' } as const;

interface AppealProps {
  readonly entry: AppealEntry;
}

export const AppealBadges = ({ entry: { appeal, kind } }: AppealProps) => (
  <>
    <Badge tone={TONES[appeal.status]}>{APPEAL_STATUS_LABELS[appeal.status]}</Badge>
    <Badge tone="stamp">{RULING_LABELS[kind]}</Badge>
  </>
);

/** Shows the ruling and its reason, the member's appeal, and the decision. */
export function AppealFacts({ entry }: AppealProps) {
  const { appeal, item, member } = entry;
  const ended = endedRulingText(entry);
  const cause = appealedReasonText(entry);
  return (
    <>
      <p className={styles.muted}>
        Appeal by{' '}
        <AdminTextLink to={memberUrl(member.id)}>{usernameText(member.username)}</AdminTextLink> on{' '}
        <time dateTime={appeal.at}>{formatReportTime(appeal.at)}</time>
      </p>
      {item && (
        <p className={styles.reason}>
          <AdminTextLink to={queueSearchUrl({ title: item.title, username: member.username })}>
            {item.title}
          </AdminTextLink>
        </p>
      )}
      {cause !== '' && <p className={styles.description}>{cause}</p>}
      <p className={styles.muted}>{rulingText(entry)}</p>
      <blockquote className={styles.comment}>
        <p>{appeal.text}</p>
      </blockquote>
      {ended !== null && <p>{ended}</p>}
      <Decision entry={entry} />
    </>
  );
}

function Decision({ entry: { appeal, decidedBy } }: AppealProps) {
  if (appeal.status === 'pending') return null;
  const when = appeal.decidedAt === null ? '' : ` on ${formatReportTime(appeal.decidedAt)}`;
  return (
    <p className={styles.decision}>
      {APPEAL_STATUS_LABELS[appeal.status]} by {usernameText(decidedBy)}
      {when}
      {appeal.answer !== '' && `: “${appeal.answer}”`}
    </p>
  );
}
