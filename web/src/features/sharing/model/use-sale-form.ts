import { saleSubmissionSchema, type SaleSubmission } from '@contract/schemas/sale-submission';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { FIELD_ORDER, type SaleFormValues, shownValues } from './sale-form';

type SaleResolver = Resolver<SaleFormValues, unknown, SaleSubmission>;

const contractResolver = zodResolver(saleSubmissionSchema) as unknown as SaleResolver;

/** The contract's schema over the fields that are shown. */
const resolver: SaleResolver = (values, context, options) =>
  contractResolver(shownValues(values), context, options);

/** The form's state, checked by the contract's own schema; each change is told to `onChange`. */
export function useSaleForm(
  defaultValues: SaleFormValues,
  onChange: (values: SaleFormValues) => void,
) {
  const form = useForm<SaleFormValues, unknown, SaleSubmission>({
    resolver,
    defaultValues,
    shouldFocusError: false,
  });
  const { getValues, setValue, setFocus, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => onChange(getValues()) }),
    [subscribe, getValues, onChange],
  );
  return {
    ...form,
    /** Enters what was read off a screenshot. */
    fill: (read: Partial<SaleFormValues>) => {
      for (const name of FIELD_ORDER) {
        const value = read[name];
        if (value !== undefined) setValue(name, value, { shouldDirty: true, shouldValidate: true });
      }
    },
    /** Focuses the uppermost of the fields that are wrong. */
    focusFirst: (wrong: Partial<Record<keyof SaleFormValues, unknown>>) => {
      const first = FIELD_ORDER.find((name) => wrong[name] !== undefined);
      if (first) setFocus(first);
    },
  };
}

export type SaleForm = ReturnType<typeof useSaleForm>;
