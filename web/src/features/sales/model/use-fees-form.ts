import { percentText } from '@contract/schemas/hundredths';
import { MARKETPLACE_FEES } from '@contract/rules/marketplace-fees';
import { centsToDecimal } from '@contract/schemas/money';
import { type Fees, type FeesInput, feesInputSchema } from '@contract/schemas/marketplace-fees';
import { type Platform, PLATFORMS } from '@contract/schemas/platform';
import { useZodForm } from '@/components/form/use-zod-form';
import { showToast } from '@/components/toast/toast-store';
import { errorSentence } from '@/services/api-error';
import { issuesOf } from '@/services/issues-of';
import { useApiMutation } from '@/services/use-api-mutation';
import { feesQuery } from '../api/fees';

const FAILED = 'Failed to save your fees. Please try again.';

const typedFees = (typed: (platform: Platform) => FeesInput[Platform]): FeesInput =>
  Object.fromEntries(PLATFORMS.map((platform) => [platform, typed(platform)])) as FeesInput;

const valuesOf = (fees: Fees): FeesInput =>
  typedFees((platform) => ({ percent: fees[platform].percent, fixed: fees[platform].fixed }));

/** The standard fees of the marketplaces, in the format of the form. */
const STANDARD: FeesInput = typedFees((platform) => {
  const { basisPoints, fixedCents } = MARKETPLACE_FEES[platform];
  return { percent: percentText(basisPoints), fixed: centsToDecimal(fixedCents) };
});

/** The form for the member's own fees. Each save replaces earlier saves, including those of other tabs and devices. */
export function useFeesForm(fees: Fees) {
  const form = useZodForm(feesInputSchema, { defaultValues: valuesOf(fees) });
  const save = useApiMutation('updateFees', {
    input: (typed: FeesInput) => ({ body: typed }),
    onSuccess: (saved, _typed, client) => {
      client.setQueryData(feesQuery.queryKey, saved);
      showToast({ title: 'Fees Saved' });
    },
    onError: (error) => {
      form.showIssues(issuesOf(error));
    },
  });
  return {
    form,
    isSaving: save.isPending,
    failure:
      save.failure &&
      `${errorSentence(save.failure, FAILED)} Everything you entered is still here.`,
    submit: form.submit((typed) => {
      const takeOver = form.takeOverSaved();
      save.mutate(typed, { onSuccess: (saved) => takeOver(valuesOf(saved)) });
    }),
    /** Fills in the standard fees of the marketplaces, without saving them. */
    fillStandard: () => form.reset(STANDARD, { keepDefaultValues: true }),
  };
}
