import { saleSubmissionSchema } from '@contract/schemas/sale-submission';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useZodForm } from '@/components/form/use-zod-form';
import {
  EMPTY_SALE,
  SALE_FIELD_ORDER,
  type SaleFormValues,
  withHiddenFieldsBlank,
} from './sale-form';
import { needsPersonalInfoCheck, type ShareSaleState } from './share-sale-state';
import type { useSendSale } from './use-send-sale';
import type { ShareSaleStore } from './use-share-sale-store';

/** The form of a sale. The contract's schema validates it. `onChange` must be a stable function. */
export function useSaleForm(
  defaultValues: SaleFormValues,
  onChange: (values: SaleFormValues) => void,
) {
  const form = useZodForm(saleSubmissionSchema, {
    defaultValues,
    fieldOrder: SALE_FIELD_ORDER,
    shownValues: withHiddenFieldsBlank,
  });
  const { getValues, reset, setValue, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => onChange(getValues()) }),
    [subscribe, getValues, onChange],
  );
  const fill = useCallback(
    (values: Partial<SaleFormValues>) => {
      for (const name of SALE_FIELD_ORDER) {
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

interface SubmitParts {
  readonly waitForLookup: () => Promise<void>;
  /** Opens the section 'More Details' if it contains a field with one of these names. */
  readonly reveal: (names: readonly string[]) => void;
  /** The number of times that the member has moved between the steps. */
  readonly visits: RefObject<number>;
  readonly question: RefObject<HTMLElement | null>;
  readonly partNote: RefObject<HTMLElement | null>;
  readonly send: ReturnType<typeof useSendSale>['send'];
}

/**
 * Returns a function that validates the form and sends the sale. Sends nothing if the screenshot must first be checked,
 * if the item's part is missing, or if the member must first answer the question about items with the same picture.
 * Without a network, only a missing part prevents the share. Also sends nothing if the member leaves the step or
 * changes the sale during the lookup of the same picture.
 */
export function useSubmitSale(
  { dispatch, getState }: ShareSaleStore,
  form: SaleForm,
  { waitForLookup, reveal, visits, question, partNote, send }: SubmitParts,
) {
  const isLeft = useIsLeft();
  const [isWaiting, setWaiting] = useState(false);
  /**
   * Waits for the lookup of items with the same picture. Resolves to false if the member has left the step or changed
   * the sale during the lookup.
   */
  const looked = async (): Promise<boolean> => {
    const before = getState();
    const visit = visits.current;
    setWaiting(true);
    await waitForLookup();
    setWaiting(false);
    return !isLeft.current && visits.current === visit && isSameShare(before, getState());
  };
  const submit = form.submit(
    async (sale) => {
      const isOffline = !navigator.onLine;
      if (!isOffline && !needsPersonalInfoCheck(getState()) && !(await looked())) return;
      const { screenshot, redaction, parts, itemPart } = getState().draft;
      if (!screenshot) return;
      const { check, samePicture } = dispatch({ type: 'shareRequested', isOffline });
      if (check.held) return;
      if (itemPart === null) partNote.current?.focus();
      else if (samePicture.held) question.current?.focus();
      else send(sale, { screenshot, itemPart, areas: redaction.areas, parts });
    },
    (errors) => {
      reveal(Object.keys(errors));
      form.focusFirst(errors);
    },
  );
  return { submit, isWaiting };
}

function useIsLeft(): RefObject<boolean> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}

/**
 * Returns whether the sale is the same in both states. Returns false while a dialog is open in which the member can
 * change the sale.
 */
function isSameShare({ draft: before }: ShareSaleState, after: ShareSaleState): boolean {
  const { draft, partDialogOpen, coverDialogOpen } = after;
  return (
    !partDialogOpen &&
    !coverDialogOpen &&
    (['screenshot', 'values', 'itemPart', 'redaction', 'parts'] as const).every(
      (name) => draft[name] === before[name],
    )
  );
}
