import { Button } from './button';
import { ButtonRow } from './button-row';
import { Notice, type NoticeProps } from './notice';

interface FailureCardProps extends Omit<NoticeProps, 'role'> {
  /** While it tries again, the button keeps the focus. */
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/** Says in the place of what could not be loaded why it is missing, and tries again. `children` are other ways to go on. */
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
