import { Button } from './button';
import { ButtonRow } from './button-row';
import { Notice, type NoticeProps } from './notice';

interface FailureCardProps extends Omit<NoticeProps, 'role'> {
  /** Whether it tries again at the moment. The button keeps the focus. */
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/**
 * Replaces content that could not be loaded: shows the reason, and a button that tries again. `children` are other
 * choices.
 */
export const FailureCard = ({ busy, onRetry, children, ...notice }: FailureCardProps) => (
  <Notice {...notice} role="alert">
    <ButtonRow>
      <Button variant={notice.title ? 'solid' : 'outline'} busy={busy} keepsFocus onClick={onRetry}>
        Try Again
      </Button>
      {children}
    </ButtonRow>
  </Notice>
);
