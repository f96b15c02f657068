import { Button } from './button';
import { ButtonRow } from './button-row';
import { Notice, type NoticeProps } from './notice';

interface FailureCardProps extends Omit<NoticeProps, 'role'> {
  /** Whether a retry is running. The button keeps the focus while it runs. */
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/**
 * A card that is shown instead of content that could not be loaded. It has the reason and a button that tries again.
 * `children` are other buttons.
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
