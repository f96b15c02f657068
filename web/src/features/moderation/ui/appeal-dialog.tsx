import { Textarea } from '@chakra-ui/react/textarea';
import type { AppealEntry } from '@contract/schemas/appeal';
import { RULING_TEXT_MAX_LENGTH } from '@contract/schemas/suspension';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { Field } from '@/components/field';
import { characterCount, charactersLeft } from '@/lib/format';
import {
  APPEAL_GRANT_EFFECT_TEXTS,
  cannotDecideAppealText,
  APPEAL_OUTCOME_LABELS,
} from '../model/appeal-texts';
import { usernameText } from '../model/report-texts';
import type { AppealActions } from '../model/use-appeal-actions';
import { AdminDialog } from './admin-dialog';
import { AppealFacts, AppealBadges } from './appeal-facts';
import styles from './appeals.module.css';

interface AppealDialogProps {
  /** The open appeal. Null if the dialog is closed. */
  readonly entry: AppealEntry | null;
  readonly work: AppealActions;
  readonly returnTo: () => HTMLElement | null;
}

/** Shows an appeal with all its facts, and lets the admin decide it. */
export const AppealDialog = ({ entry, work, returnTo }: AppealDialogProps) => (
  <AdminDialog
    title={entry ? `Appeal of ${usernameText(entry.member.username)}` : ''}
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

function Decide({ entry, work }: { readonly entry: AppealEntry; readonly work: AppealActions }) {
  if (entry.appeal.status !== 'pending') return null;
  const notYours = cannotDecideAppealText(entry);
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
      {entry.end === null && <p className={styles.note}>{APPEAL_GRANT_EFFECT_TEXTS[entry.kind]}</p>}
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
