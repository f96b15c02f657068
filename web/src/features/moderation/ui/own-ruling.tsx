import {
  APPEAL_MAX_LENGTH,
  APPEAL_MESSAGES,
  type OwnRuling as Ruling,
} from '@contract/schemas/appeal';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { TextareaField } from '@/components/field';
import { Form, SubmitButton } from '@/components/form/form';
import { Notice } from '@/components/notice';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { characterCount, formatMoment } from '@/lib/format';
import { ApiError, errorSentence } from '@/services/api-error';
import { ownRulingQuery } from '../api/appeals';
import {
  APPEAL_OUTCOME_TEXTS,
  rulingEndText,
  rulingHeading,
  rulingDurationText,
  rulingReasonText,
} from '../model/ruling-texts';
import { useAppealForm } from '../model/use-appeal-form';
import styles from './own-ruling.module.css';

interface OwnRulingProps {
  readonly memberId: string;
  readonly rulingId: string;
}

/** Shows the member a ruling about them and the appeal that they have sent, or the form for an appeal. */
export function OwnRuling({ memberId, rulingId }: OwnRulingProps) {
  const { data, error, isFetching, refetch } = useQuery(ownRulingQuery(rulingId));
  if (data) return <Shown memberId={memberId} ruling={data.ruling} />;
  if (error && isMissing(error))
    return (
      <Notice message={APPEAL_MESSAGES.missing} role="alert">
        <ButtonLink to="/dashboard" variant="outline">
          Go to Your Dashboard
        </ButtonLink>
      </Notice>
    );
  if (error)
    return (
      <FailureCard
        message={errorSentence(error, "We couldn't load this page.")}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <RulingSkeleton />;
}

export const RulingSkeleton = () => (
  <>
    <p role="status" className={text.screenReaderOnly}>
      Loading...
    </p>
    <Skeleton className={styles.loading} />
  </>
);

/** Returns whether the ruling does not exist. The server responds with 400 to a malformed id. */
const isMissing = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function Shown({ memberId, ruling }: { readonly memberId: string; readonly ruling: Ruling }) {
  const until = rulingDurationText(ruling);
  return (
    <div className={styles.ruling}>
      <h2 className={classNames(text.heading, styles.title)}>{rulingHeading(ruling)}</h2>
      <dl className={styles.facts}>
        {ruling.item && (
          <Fact name="Item">
            <Link to="/dashboard" className={styles.link}>
              {ruling.item.title}
            </Link>
          </Fact>
        )}
        <Fact name="Why">
          {rulingReasonText(ruling)}
          {ruling.isAutomatic && ' (reported by several members)'}
        </Fact>
        <Fact name="Since">
          <time dateTime={ruling.at}>{formatMoment(ruling.at)}</time>
        </Fact>
        {until !== null && <Fact name="Until">{until}</Fact>}
      </dl>
      <AppealState ruling={ruling} />
      {ruling.mayAppeal && <AppealForm memberId={memberId} rulingId={ruling.id} />}
    </div>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/**
 * Shows the state of the ruling and of the member's appeal. The element is always in the page, because screen readers
 * announce only changes of existing elements.
 */
function AppealState({ ruling }: { readonly ruling: Ruling }) {
  const { appeal } = ruling;
  const ended = rulingEndText(ruling);
  return (
    <div role="status" className={styles.state}>
      {appeal && <p className={styles.outcome}>{APPEAL_OUTCOME_TEXTS[appeal.status]}</p>}
      {ended !== null && <p>{ended}</p>}
      {appeal && appeal.answer !== '' && <Quote by="A moderator">{appeal.answer}</Quote>}
      {appeal && <Quote by="You">{appeal.text}</Quote>}
      {!appeal && !ruling.mayAppeal && <p>{APPEAL_MESSAGES.over}</p>}
    </div>
  );
}

const Quote = ({ by, children }: { readonly by: string; readonly children: string }) => (
  <blockquote className={styles.quote}>
    <p>{children}</p>
    <footer className={styles.by}>{by}</footer>
  </blockquote>
);

interface AppealFormProps {
  readonly memberId: string;
  readonly rulingId: string;
}

function AppealForm(props: AppealFormProps) {
  const { form, submit, isSending } = useAppealForm(props);
  const count = characterCount(useWatch({ control: form.control, name: 'text' }));
  return (
    <Form
      form={form}
      busy={isSending}
      aria-label="Appeal"
      className={styles.form}
      onSubmit={submit}
    >
      <TextareaField
        label="Why should we decide differently?"
        rows={6}
        enterKeyHint="enter"
        readOnly={isSending}
        hint={
          <>
            You can appeal once. A moderator reads it.{' '}
            <span className={styles.count} data-is-over={count > APPEAL_MAX_LENGTH}>
              {count} of {APPEAL_MAX_LENGTH} characters
            </span>
          </>
        }
        {...form.field('text')}
      />
      <SubmitButton busyLabel="Sending...">Send Appeal</SubmitButton>
    </Form>
  );
}
