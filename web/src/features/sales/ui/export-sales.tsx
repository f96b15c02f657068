import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/button';
import { SelectField, TextField } from '@/components/field';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import {
  EXPORT_RANGES,
  exportFormSchema,
  exportRange,
  type ExportValues,
  exportYears,
} from '../model/export-form';
import { useExport } from '../model/use-export';
import styles from './export-sales.module.css';

/** Downloads the member's items as a CSV file for a range of days or a tax year. */
export function ExportSales() {
  const headingId = useId();
  const [now] = useState(() => new Date());
  const form = useForm<ExportValues>({
    resolver: zodResolver(exportFormSchema),
    defaultValues: { range: 'all', year: String(now.getFullYear() - 1), from: '', to: '' },
  });
  const { download, isPending, savedAs, failure } = useExport();
  const submit = (values: ExportValues) => download(exportRange(values, now));
  return (
    <Card aria-labelledby={headingId}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <h2 id={headingId} className={text.heading}>
          Download as CSV
        </h2>
        <p>
          A CSV file with every field, for Excel, LibreOffice or your tax software. It contains
          items for as long as we keep them: 30 days, or 90 days if you shared them with Premium. A
          sale counts on the day when it was sold, or added if that day is unknown.
        </p>
        <RangeFields form={form} now={now} />
        <Button type="submit" busy={isPending} className={styles.button}>
          {isPending ? 'Preparing...' : 'Download CSV'}
        </Button>
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <p role="status" className={styles.saved}>
          {!isPending && savedAs !== null && `Downloaded ${savedAs}`}
        </p>
      </form>
    </Card>
  );
}

function RangeFields({
  form,
  now,
}: {
  readonly form: UseFormReturn<ExportValues>;
  readonly now: Date;
}) {
  const range = form.watch('range');
  const { errors } = form.formState;
  return (
    <div className={styles.fields}>
      <SelectField label="Range" choices={EXPORT_RANGES} {...form.register('range')} />
      {range === 'year' && (
        <SelectField
          label="Year"
          choices={exportYears(now).map((year) => ({ value: year, label: year }))}
          {...form.register('year')}
        />
      )}
      {range === 'days' && (
        <>
          <TextField
            label="First day"
            type="date"
            error={errors.from?.message}
            {...form.register('from')}
          />
          <TextField
            label="Last day"
            type="date"
            error={errors.to?.message}
            {...form.register('to')}
          />
        </>
      )}
    </div>
  );
}
