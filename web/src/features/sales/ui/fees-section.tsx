import { percentText } from '@contract/schemas/hundredths';
import { MARKETPLACE_FEES } from '@contract/rules/marketplace-fees';
import type { Fees } from '@contract/schemas/marketplace-fees';
import { type Platform, PLATFORM_LABELS, PLATFORMS } from '@contract/schemas/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { FailureCard } from '@/components/failure-card';
import { TextField } from '@/components/field';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { SettingsSection } from '@/components/settings-section';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatCents, formatDay } from '@/lib/format';
import { errorSentence } from '@/services/api-error';
import { feesQuery } from '../api/fees';
import { useFeesForm } from '../model/use-fees-form';
import styles from './fees-section.module.css';

const FAILED = "We couldn't load your fees. Please try again.";

/** The section of the account settings for marketplace fees. Net profit is estimated with these fees. */
export function FeesSection() {
  const { data, error, isFetching, refetch } = useQuery(feesQuery);
  return (
    <SettingsSection title="Marketplace Fees">
      <p>
        We estimate your net profit with these fees. They are the standard fees in the United States
        and leave out what depends on the category, shipping, sales tax, ads and store plans. If you
        know what you pay, enter it here.
      </p>
      {data ? (
        <FeesForm fees={data} />
      ) : error ? (
        <FailureCard
          message={errorSentence(error, FAILED)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton data-testid="fees-skeleton" className={styles.skeleton} />
      )}
    </SettingsSection>
  );
}

function FeesForm({ fees }: { readonly fees: Fees }) {
  const { form, isSaving, failure, submit, fillStandard } = useFeesForm(fees);
  const [isFilled, setFilled] = useState(false);
  const reset = () => {
    fillStandard();
    setFilled(true);
  };
  return (
    <Form
      form={form}
      busy={isSaving}
      className={styles.form}
      onSubmit={(event) => {
        setFilled(false);
        submit(event);
      }}
    >
      {PLATFORMS.map((platform) => (
        <PlatformFee key={platform} platform={platform} form={form} />
      ))}
      <FormFailure>{failure}</FormFailure>
      <p role="status" className={styles.filled}>
        {isFilled && 'The default fees are filled in. Save to use them.'}
      </p>
      <ButtonRow>
        <SubmitButton busyLabel="Saving...">Save Fees</SubmitButton>
        <Button variant="outline" disabled={isSaving} onClick={reset}>
          Reset to Default
        </Button>
      </ButtonRow>
    </Form>
  );
}

interface PlatformFeeProps {
  readonly platform: Platform;
  readonly form: ReturnType<typeof useFeesForm>['form'];
}

function PlatformFee({ platform, form }: PlatformFeeProps) {
  const { basisPoints, fixedCents, note, asOf, source } = MARKETPLACE_FEES[platform];
  const label = PLATFORM_LABELS[platform];
  const standard = `${percentText(basisPoints)}% + ${formatCents(fixedCents)}`;
  return (
    <fieldset className={styles.platform}>
      <legend className={classNames(text.heading, styles.legend)}>{label}</legend>
      <div className={styles.fields}>
        <TextField
          label="Percentage (%)"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          {...form.field(`${platform}.percent`)}
        />
        <TextField
          label="Fixed fee ($)"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          {...form.field(`${platform}.fixed`)}
        />
      </div>
      <p className={styles.note}>
        Default: {standard}. {note} As of {formatDay(asOf)},{' '}
        <a href={source} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {label} fees<span className={text.screenReaderOnly}> (opens in a new tab)</span>
        </a>
      </p>
    </fieldset>
  );
}
