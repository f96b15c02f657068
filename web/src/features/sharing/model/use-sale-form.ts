import { saleSubmissionSchema, type SaleSubmission } from '@contract/schemas/sale-submission';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { EMPTY_SALE, FIELD_ORDER, type SaleFormValues, shownValues } from './sale-form';

type SaleResolver = Resolver<SaleFormValues, unknown, SaleSubmission>;

const contractResolver = zodResolver(saleSubmissionSchema) as unknown as SaleResolver;

const resolver: SaleResolver = (values, context, options) =>
  contractResolver(shownValues(values), context, options);

/** Validates with the contract's schema. `onChange` must be a stable function. */
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
  const fill = useCallback(
    (values: Partial<SaleFormValues>) => {
      for (const name of FIELD_ORDER) {
        const value = values[name];
        if (value === undefined || value === getValues(name)) continue;
        const isFilled = value !== EMPTY_SALE[name];
        setValue(name, value, { shouldDirty: true, shouldValidate: isFilled });
      }
    },
    [getValues, setValue],
  );
  return {
    ...form,
    fill,
    clear: () => reset(EMPTY_SALE),
    focusFirst: (wrong: Partial<Record<keyof SaleFormValues, unknown>>) => {
      const first = FIELD_ORDER.find((name) => wrong[name] !== undefined);
      if (first) setFocus(first);
    },
  };
}

export type SaleForm = ReturnType<typeof useSaleForm>;
