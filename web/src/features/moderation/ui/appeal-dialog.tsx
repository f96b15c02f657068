import { Textarea } from '@chakra-ui/react/textarea';
import type { AppealEntry } from '@contract/schemas/appeal';
import { RULING_TEXT_MAX_LENGTH } from '@contract/schemas/suspension';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { Field } from '@/components/field';
import { characterCount, charactersLeft } from '@/lib/format';
import { GRANT_EFFECTS, mayNotDecideText, APPEAL_OUTCOME_LABELS } from '../model/appeal-texts';
import { memberName } from '../model/report-texts';
import type { AppealWork } from '../model/use-appeal-work';
import { AdminDialog } from './admin-dialog';
import { AppealFacts, AppealBadges } from './appeal-facts';
import styles from './appeals.module.css';

interface AppealDialogProps {
  /** The open appeal. Null if the dialog is closed. */
  readonly entry: AppealEntry | null;
  readonly work: AppealWork;
  readonly returnTo: () => HTMLElement | null;
}

/** Shows an appeal with all its facts, and lets the admin decide it. */
export const AppealDialog = ({ entry, work, returnTo }: AppealDialogProps) => (
  <AdminDialog
    title={entry ? `Appeal of ${memberName(entry.member.username)}` : ''}
    isOpen={entry !== null}
    onClose={work.close}
    returnTo={returnTo}
  >
    {entry && (
      <div key={entry.id} className={styles.dialog}>
        <div className={styles.head}>
          <AppealBadges entry={entry} />
        </div>
        <AppealFacts entry={entry} />
        <Decide entry={entry} work={work} />
      </div>
    )}
  </AdminDialog>
);

const OUTCOMES = ['granted', 'rejected'] as const;
const TOO_LONG = 'The text can be at most 500 characters long';

function Decide({ entry, work }: { readonly entry: AppealEntry; readonly work: AppealWork }) {
  if (entry.appeal.status !== 'pending') return null;
  const notYours = mayNotDecideText(entry);
  if (notYours !== null) return <p className={styles.note}>{notYours}</p>;
  const answer = work.answerTo(entry);
  const isTooLong = characterCount(answer) > RULING_TEXT_MAX_LENGTH;
  const { deciding } = work;
  return (
    <>
      <Field
        label="Answer to the Member (Optional)"
        error={isTooLong ? TOO_LONG : undefined}
        liveNote={charactersLeft(answer, RULING_TEXT_MAX_LENGTH) ?? ''}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={answer}
            readOnly={deciding !== null}
            onChange={({ currentTarget }) => work.typeAnswer(entry, currentTarget.value)}
          />
        )}
      </Field>
      {entry.end === null && <p className={styles.note}>{GRANT_EFFECTS[entry.kind]}</p>}
      <ButtonRow>
        {OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === 'granted' ? 'solid' : 'outline'}
            busy={deciding?.outcome === outcome}
            keepsFocus
            disabled={isTooLong || (deciding !== null && deciding.outcome !== outcome)}
            onClick={() => work.decide(entry, outcome)}
          >
            {APPEAL_OUTCOME_LABELS[outcome]}
          </Button>
        ))}
      </ButtonRow>
    </>
  );
}
