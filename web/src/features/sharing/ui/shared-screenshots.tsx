import type { Receipt } from '@contract/rules/start-address';
import { Button } from '@/components/button';
import { MAX_WAITING } from '@/lib/shared-files';
import type { SharedScreenshot } from '../model/shared-screenshots';
import { useShareSale } from '../model/use-share-sale';
import { useSharedScreenshots } from '../model/use-shared-screenshots';
import { FormNote, NoteButtons } from './form-note';
import styles from './shared-screenshots.module.css';

const PROBLEMS: Readonly<Record<Exclude<Receipt, 'received'>, string>> = {
  'not-received': "We couldn't receive the screenshot. Choose it again.",
  unsupported:
    "We couldn't read every file that you shared. Please choose a JPEG, PNG, WebP, HEIC or GIF image.",
  'too-large':
    "We couldn't use every screenshot that you shared. Please choose one that is 15 MB or smaller.",
  'too-many': `You can share up to ${MAX_WAITING} screenshots at a time, so we left out the rest.`,
};

/** The form's messages about screenshots that another app shared. */
export function SharedScreenshots() {
  const { state } = useShareSale();
  const { receipt, next, question, openNext, keepDraft, discardNext } = useSharedScreenshots();
  const isRepaired = receipt === 'not-received' && state.draft.screenshot !== null;
  return (
    <>
      {receipt !== null && receipt !== 'received' && !isRepaired && (
        <p role="alert" className={styles.problem}>
          {PROBLEMS[receipt]}
        </p>
      )}
      {question === 'replace-draft' && (
        <FormNote
          ref={null}
          title="Keep your draft or start with the new screenshot?"
          text="You haven't shared your draft yet. If you keep it, the new screenshot comes next."
        >
          <NoteButtons>
            <Button onClick={keepDraft}>Keep Draft</Button>
            <Button variant="outline" onClick={openNext}>
              Start with New Screenshot
            </Button>
          </NoteButtons>
        </FormNote>
      )}
      {question === 'next' && next && (
        <FormNote
          ref={null}
          title={titleOf(next)}
          text="You shared this screenshot with BoloBoard."
        >
          <NoteButtons>
            <Button onClick={openNext}>Open Screenshot</Button>
            <Button variant="outline" onClick={() => void discardNext()}>
              Discard Screenshot
            </Button>
          </NoteButtons>
        </FormNote>
      )}
    </>
  );
}

const titleOf = ({ position, of }: SharedScreenshot): string =>
  of === 1 ? 'Next screenshot' : `Next screenshot (${position} of ${of})`;
