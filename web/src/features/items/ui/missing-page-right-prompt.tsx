import { PAGE_ALLOWANCE } from '@contract/rules/page-allowance';
import { ActionButtonRow } from '@/components/action-button-row';
import { Button } from '@/components/button';
import { ModalDialog } from '@/components/modal-dialog';
import { type ListRight, MissingRightLink } from './missing-right-link';
import styles from './missing-page-right-prompt.module.css';

const PROMPTS = {
  'sign-in': {
    title: 'Sign In Required',
    text: `Anyone can view the first page. Sign in to view more pages. A free account includes the first ${PAGE_ALLOWANCE.free} pages.`,
  },
  premium: {
    title: 'Premium Feature',
    text: `Free members can view the first ${PAGE_ALLOWANCE.free} pages. Upgrade to Premium to view every page.`,
  },
  range: {
    title: 'Sign In Required',
    text: 'Price and date ranges are for members. Sign in to use them. Your filters stay as they are, and an account is free.',
  },
} as const satisfies Record<ListRight, object>;

interface MissingPageRightPromptProps {
  readonly right: ListRight;
  readonly next: string;
  readonly onClose: () => void;
}

/**
 * Explains why the viewer may not see a page. The app shows this prompt without a request for the page, because the
 * server would refuse the request.
 */
export function MissingPageRightPrompt({ right, next, onClose }: MissingPageRightPromptProps) {
  const { title, text } = PROMPTS[right];
  return (
    <ModalDialog title={title} onClose={onClose} size="prompt">
      <p>{text}</p>
      <ActionButtonRow
        className={styles.buttons}
        act={<MissingRightLink right={right} next={next} />}
        keep={
          <Button variant="outline" onClick={onClose}>
            Not Now
          </Button>
        }
      />
    </ModalDialog>
  );
}
