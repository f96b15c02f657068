import { saleSubmissionSchema } from '@contract/schemas/sale-submission';
import { useCallback, useEffect } from 'react';
import { useZodForm } from '@/components/form/use-zod-form';
import { EMPTY_SALE, FIELD_ORDER, type SaleFormValues, shownValues } from './sale-form';

/** Validates with the contract's schema. `onChange` must be a stable function. */
export function useSaleForm(
  defaultValues: SaleFormValues,
  onChange: (values: SaleFormValues) => void,
) {
  const form = useZodForm(saleSubmissionSchema, {
    defaultValues,
    fieldOrder: FIELD_ORDER,
    shownValues,
  });
  const { getValues, reset, setValue, subscribe } = form;
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
  return { ...form, fill, clear: () => reset(EMPTY_SALE) };
}

export type SaleForm = ReturnType<typeof useSaleForm>;
