import type { Receipt } from '@contract/rules/start-url';
import { ActionButtonRow } from '@/components/action-button-row';
import { Button } from '@/components/button';
import { ScreenshotImage } from '@/components/screenshot-image';
import { MAX_WAITING_FILES } from '@/lib/shared-files';
import type { SharedScreenshot } from '@/lib/shared-screenshots';
import { useShareSale } from '../model/use-share-sale';
import type { useSharedScreenshots } from '../model/use-shared-screenshots';
import { FormNote } from './form-note';
import styles from './shared-screenshots.module.css';

const PROBLEMS: Readonly<Record<Exclude<Receipt, 'received'>, string>> = {
  'not-received': "We couldn't receive the screenshot. Choose it again.",
  unsupported:
    "We couldn't read every file that you shared. Please choose a JPEG, PNG, WebP, HEIC or GIF image.",
  'too-large':
    "We couldn't use every screenshot that you shared. Please choose one that is 15 MB or smaller.",
  'too-many': `You can share up to ${MAX_WAITING_FILES} screenshots at a time, so we left out the rest.`,
};

export type SharedScreenshotsProps = ReturnType<typeof useSharedScreenshots>;

/** The form's messages about screenshots that another app shared. */
export function SharedScreenshots({ receipt, asked, ...answers }: SharedScreenshotsProps) {
  const { state } = useShareSale();
  const isRepaired = receipt === 'not-received' && state.draft.screenshot !== null;
  return (
    <>
      {receipt !== null && receipt !== 'received' && !isRepaired && (
        <p role="alert" className={styles.problem}>
          {PROBLEMS[receipt]}
        </p>
      )}
      {asked && <UseQuestion asked={asked} {...answers} />}
    </>
  );
}

interface UseQuestionProps {
  readonly asked: SharedScreenshot;
  /** Whether the form has a draft that the screenshot would replace. */
  readonly replacesDraft: boolean;
  readonly use: (asked: SharedScreenshot) => Promise<void>;
  readonly keepDraft: () => void;
  readonly discard: (asked: SharedScreenshot) => Promise<void>;
}

function UseQuestion({ asked, replacesDraft, use, keepDraft, discard }: UseQuestionProps) {
  const discardButton = (
    <Button variant="outline" onClick={() => void discard(asked)}>
      Discard
    </Button>
  );
  const keepButton = (
    <Button variant="outline" onClick={keepDraft}>
      Keep Draft
    </Button>
  );
  return (
    <FormNote
      ref={null}
      title="Use this picture?"
      text={`${placeOf(asked)}${replacesDraft ? REPLACES : SENT}`}
    >
      <div className={styles.picture}>
        <ScreenshotImage screenshot={asked.file} alt="Preview of the picture" maxHeight="16rem" />
      </div>
      <ActionButtonRow
        act={<Button onClick={() => void use(asked)}>Use This Picture</Button>}
        other={replacesDraft && discardButton}
        keep={replacesDraft ? keepButton : discardButton}
      />
    </FormNote>
  );
}

const SENT = 'Another app or website sent it. We upload nothing before you use it.';
const REPLACES =
  "You haven't shared your draft yet, and this picture would replace it. If you keep your draft, we ask again afterwards.";

const placeOf = ({ position, of }: SharedScreenshot): string =>
  of === 1 ? '' : `Picture ${position} of ${of}. `;
