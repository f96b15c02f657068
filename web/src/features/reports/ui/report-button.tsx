import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { FlagIcon } from '@/components/flag-icon';
import { LazyPart } from '@/components/lazy-part';
import text from '@/components/text.module.css';
import { ignoreFailure } from '@/components/use-load-on-demand';
import { loadOnce } from '@/lib/once';
import { signInUrl } from '@/lib/sign-in-url';
import { useSignInAgain } from '@/services/sign-in-again';
import { reportStatusQuery, type ReportTarget } from '../api/reports';
import { REPORT_TEXTS } from '../model/report-texts';
import styles from './report-button.module.css';

const loadDialog = loadOnce(async () => (await import('./report-dialog')).ReportDialog);

interface ReportButtonProps {
  /** The item or comment to report. Another member has posted it. */
  readonly target: ReportTarget;
  /** The reader's id. Null for a visitor, who must sign in first. */
  readonly memberId: string | null;
}

export function ReportButton({ target, memberId }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const signInAgain = useSignInAgain(signInUrl('/login', `/item/${target.itemId}`));
  const isMember = memberId !== null;
  const status = useQuery({ ...reportStatusQuery(target), enabled: isMember });
  useEffect(() => {
    // Loads the dialog in advance, because members can report without a network.
    if (isMember) ignoreFailure(loadDialog());
  }, [isMember]);
  const hasReported = isMember && status.data?.hasReported === true;
  if (status.isLoading) return null;
  return (
    <>
      {hasReported ? (
        <Reported isNew={isDone} />
      ) : (
        <Button
          variant="plain"
          size="sm"
          onClick={() =>
            memberId === null ? signInAgain(REPORT_TEXTS.signInRequired) : setOpen(true)
          }
        >
          <FlagIcon />
          Report
          <span className={text.screenReaderOnly}>
            {target.commentId === null ? ' item' : ' comment'}
          </span>
        </Button>
      )}
      {isOpen && memberId !== null && (
        <LazyPart
          load={loadDialog}
          loading="Loading the form..."
          failed="We couldn't load the form. Check your connection and try again."
          props={{
            target,
            memberId,
            onClose: () => setOpen(false),
            onReported: () => {
              setOpen(false);
              setDone(true);
            },
            onSignedOut: () => setOpen(false),
          }}
        />
      )}
    </>
  );
}

/**
 * Shows that the reader has reported the item or comment. If `isNew` is true, takes the focus, because the focused
 * button has disappeared.
 */
function Reported({ isNew }: { readonly isNew: boolean }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <p ref={place} tabIndex={-1} className={styles.reported}>
      <FlagIcon />
      Reported
    </p>
  );
}
