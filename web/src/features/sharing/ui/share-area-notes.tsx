import { SALE_MESSAGES } from '@contract/schemas/sale-submission';
import { FREE_SUBMISSIONS_PER_MONTH } from '@contract/schemas/subscription';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { useUpgradeUrl } from '@/lib/upgrade-url';
import { useIsSharedScreenshotWaiting } from '../model/use-share-area';
import styles from './share-area.module.css';

interface SubmissionsLeftNoteProps {
  readonly needsUsername: boolean;
  /** The number of submissions that are left. Null if there is no limit, undefined while the number loads. */
  readonly submissionsLeft: number | null | undefined;
  /** The element of the message that explains why the member cannot share. */
  readonly obstacle: Ref<HTMLParagraphElement>;
}

/** Shows how many submissions are left, or why the member cannot share. */
export function SubmissionsLeftNote({
  needsUsername,
  submissionsLeft,
  obstacle,
}: SubmissionsLeftNoteProps) {
  if (needsUsername)
    return (
      <p ref={obstacle} tabIndex={-1}>
        {SALE_MESSAGES.usernameRequired}
      </p>
    );
  if (submissionsLeft === 0) return <MonthlyLimitNote ref={obstacle} />;
  return <SubmissionsLeft left={submissionsLeft} />;
}

const DRAFT_SAVED = 'We saved your draft, so you can pick up where you left off.';
const PICTURE_WAITING = 'A picture from another app is waiting.';

interface UnfinishedShareNoteProps {
  readonly memberId: string;
  readonly isDraftStored: boolean;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/**
 * Shows what waits while the form is closed: the draft, or a picture from another app about which the form will ask.
 */
export function UnfinishedShareNote({
  memberId,
  isDraftStored,
  onContinue,
  onDiscard,
}: UnfinishedShareNoteProps) {
  const isPictureWaiting = useIsSharedScreenshotWaiting(memberId);
  if (!isDraftStored && !isPictureWaiting) return null;
  return (
    <div role="status" className={styles.waiting}>
      <p>{isDraftStored ? DRAFT_SAVED : PICTURE_WAITING}</p>
      <ButtonRow>
        <Button onClick={onContinue}>Continue</Button>
        {isDraftStored && (
          <Button variant="outline" onClick={onDiscard}>
            Discard Draft
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}

const SubmissionsLeft = ({ left }: { readonly left: number | null | undefined }) => (
  <p className={classNames(text.figures, styles.left)}>{textFor(left)}</p>
);

function textFor(left: number | null | undefined): string {
  // Returns a space while the number of submissions loads, so that the line of text already has its height.
  if (left === undefined) return '\u00a0';
  if (left === null) return 'Unlimited submissions';
  return `${left} of ${FREE_SUBMISSIONS_PER_MONTH} submissions left this month`;
}

const MonthlyLimitNote = ({ ref }: { readonly ref: Ref<HTMLParagraphElement> }) => (
  <div>
    <p ref={ref} tabIndex={-1} className={styles.limit}>
      You've reached your monthly limit of {FREE_SUBMISSIONS_PER_MONTH} submissions.
    </p>
    <Link to={useUpgradeUrl()} className={styles.upgrade}>
      Upgrade for unlimited submissions
    </Link>
  </div>
);
