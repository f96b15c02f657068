import { useId, useState } from 'react';
import { SelectField, TextField } from '@/components/field';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import {
  EXPORT_RANGES,
  exportFormSchema,
  exportRange,
  type ExportValues,
  exportYears,
} from '../model/export-form';
import { useItemExport } from '../model/use-item-export';
import styles from './export-sales.module.css';

/** Downloads the member's items as a CSV file for a range of days or a tax year. */
export function ExportSales() {
  const headingId = useId();
  const [now] = useState(() => new Date());
  const form = useExportForm(now);
  const { download, isPending, savedAs, failure } = useItemExport();
  return (
    <Card aria-labelledby={headingId}>
      <Form
        form={form}
        busy={isPending}
        className={styles.form}
        onSubmit={form.submit((values) => download(exportRange(values, now)))}
      >
        <h2 id={headingId} className={text.heading}>
          Download as CSV
        </h2>
        <p>
          A CSV file with every field, for Excel, LibreOffice or your tax software. Your sales stay
          in it after their items expire, marked &ldquo;Item Gone&rdquo; and without picture and
          category. A sale counts on the day when it was sold, or added if that day is unknown.
        </p>
        <RangeFields form={form} now={now} />
        <SubmitButton busyLabel="Preparing..." className={styles.button}>
          Download CSV
        </SubmitButton>
        <FormFailure>{failure}</FormFailure>
        <p role="status" className={styles.saved}>
          {!isPending && savedAs !== null && `Downloaded ${savedAs}`}
        </p>
      </Form>
    </Card>
  );
}

function useExportForm(now: Date) {
  const defaultValues: ExportValues = {
    range: 'all',
    year: String(now.getFullYear() - 1),
    from: '',
    to: '',
  };
  return useZodForm(exportFormSchema, { defaultValues });
}

interface RangeFieldsProps {
  readonly form: ReturnType<typeof useExportForm>;
  readonly now: Date;
}

function RangeFields({ form, now }: RangeFieldsProps) {
  const range = form.watch('range');
  return (
    <div className={styles.fields}>
      <SelectField label="Range" choices={EXPORT_RANGES} {...form.field('range')} />
      {range === 'year' && (
        <SelectField
          label="Year"
          choices={exportYears(now).map((year) => ({ value: year, label: year }))}
          {...form.field('year')}
        />
      )}
      {range === 'days' && (
        <>
          <TextField label="First day" type="date" {...form.field('from')} />
          <TextField label="Last day" type="date" {...form.field('to')} />
        </>
      )}
    </div>
  );
}
