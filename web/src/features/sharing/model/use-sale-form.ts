import { saleSubmissionSchema, type SaleSubmission } from '@contract/schemas/sale-submission';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { EMPTY_SALE, FIELD_ORDER, type SaleFormValues, shownValues } from './sale-form';

type SaleResolver = Resolver<SaleFormValues, unknown, SaleSubmission>;

const contractResolver = zodResolver(saleSubmissionSchema) as unknown as SaleResolver;

/** The contract's schema over the fields that are shown. */
const resolver: SaleResolver = (values, context, options) =>
  contractResolver(shownValues(values), context, options);

/** The fields of the form, validated by the contract's schema. `onChange` gets each change and must be stable. */
export function useSaleForm(
  defaultValues: SaleFormValues,
  onChange: (values: SaleFormValues) => void,
) {
  const form = useForm<SaleFormValues, unknown, SaleSubmission>({
    resolver,
    defaultValues,
    shouldFocusError: false,
  });
  const { getValues, reset, setValue, setFocus, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => onChange(getValues()) }),
    [subscribe, getValues, onChange],
  );
  return {
    ...form,
    /** Enters several values at once. */
    fill: (values: Partial<SaleFormValues>) => {
      for (const name of FIELD_ORDER) {
        const value = values[name];
        if (value !== undefined) setValue(name, value, { shouldDirty: true, shouldValidate: true });
      }
    },
    /** Empties all fields. */
    clear: () => reset(EMPTY_SALE),
    /** Focuses the first of the wrong fields. */
    focusFirst: (wrong: Partial<Record<keyof SaleFormValues, unknown>>) => {
      const first = FIELD_ORDER.find((name) => wrong[name] !== undefined);
      if (first) setFocus(first);
    },
  };
}

export type SaleForm = ReturnType<typeof useSaleForm>;
