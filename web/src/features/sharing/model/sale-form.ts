import type { InputIssue } from '@contract/schemas/error';
import { DEFAULT_PLATFORM, PLATFORMS } from '@contract/schemas/platform';
import { isNotInTheFuture } from '@contract/schemas/sale-submission';
import * as z from 'zod/mini';
import type { ExtractedSale } from '@/lib/extracted-sale';
import type { SaleReading } from '@/lib/sale-reading';

const text = z.string();

export const saleFormSchema = z.object({
  title: text,
  soldPrice: text,
  soldDate: text,
  isOwnSale: z.enum(['true', 'false']),
  purchasePrice: text,
  sourceLocation: text,
  platform: z.enum(PLATFORMS),
  comment: text,
  categoryId: text,
  categoryName: text,
});
export type SaleFormValues = z.infer<typeof saleFormSchema>;
export type SaleFieldName = keyof SaleFormValues;
/** The fields that the share form and the edit form have in common. */
export type ItemFieldValues = Omit<SaleFormValues, 'comment'>;

export const EMPTY_SALE: SaleFormValues = {
  title: '',
  soldPrice: '',
  soldDate: '',
  isOwnSale: 'false',
  purchasePrice: '',
  sourceLocation: '',
  platform: DEFAULT_PLATFORM,
  comment: '',
  categoryId: '',
  categoryName: '',
};

/** Fields with a default that the member may choose by leaving it. */
export const SALE_CHOICES = ['platform', 'isOwnSale'] as const;
export type SaleChoice = (typeof SALE_CHOICES)[number];

/** From top to bottom: the first invalid field gets the focus. */
export const FIELD_ORDER: readonly SaleFieldName[] = [
  'title',
  'soldPrice',
  'soldDate',
  'isOwnSale',
  'purchasePrice',
  'sourceLocation',
  'platform',
  'categoryId',
  'categoryName',
  'comment',
];

/** Blanks the fields that the form hides. The form keeps their values but does not send them. */
export function shownValues<Values extends ItemFieldValues>(values: Values): Values {
  return {
    ...values,
    ...(values.isOwnSale === 'false' && { purchasePrice: '', sourceLocation: '' }),
    ...(values.platform !== 'ebay' && { categoryId: '', categoryName: '' }),
  };
}

export const isBlankSale = (values: SaleFormValues): boolean =>
  FIELD_ORDER.every((name) => values[name] === EMPTY_SALE[name]);

/** Returns the first message of each field in the order of the form's `fields`. */
export function issuesByField<Name extends string>(
  issues: readonly InputIssue[],
  fields: readonly Name[],
): [Name, string][] {
  const messages = new Map<Name, string>();
  for (const { path, message } of issues) {
    const field = fields.find((name) => path.includes(name));
    if (field && !messages.has(field)) messages.set(field, message);
  }
  return fields.flatMap((name) => {
    const message = messages.get(name);
    return message === undefined ? [] : [[name, message]];
  });
}

export interface SaleGuesses {
  readonly platform: SaleFormValues['platform'] | undefined;
  readonly soldDate: string | undefined;
  readonly isOwnSale: SaleFormValues['isOwnSale'] | undefined;
}

export const NO_GUESSES: SaleGuesses = {
  platform: undefined,
  soldDate: undefined,
  isOwnSale: undefined,
};

/**
 * Returns the values that an extraction fills in. Platform and sold date are guesses: they never replace what
 * the member chose (also by touching a field), and the next extraction replaces or removes them.
 */
export function filledBy(
  sale: ExtractedSale,
  values: SaleFormValues,
  earlier: SaleGuesses,
  touched: readonly SaleChoice[] = [],
): Guessed {
  const soldDate = sale.soldDate && isNotInTheFuture(sale.soldDate) ? sale.soldDate : undefined;
  const before = { values, earlier, touched };
  const platformField = withGuess('platform', sale.platform, before);
  const dateField = withGuess('soldDate', soldDate, before);
  return {
    values: {
      title: sale.title,
      soldPrice: sale.soldPrice,
      platform: platformField.value,
      soldDate: dateField.value,
    },
    guesses: { ...earlier, platform: platformField.guess, soldDate: dateField.guess },
  };
}

/** Returns what a reading preselects, before the member uses its text. A page with a payout or fees is the seller's. */
export function guessedBy(
  { platform, showsPayout }: SaleReading,
  values: SaleFormValues,
  earlier: SaleGuesses,
  touched: readonly SaleChoice[],
): Guessed {
  const before = { values, earlier, touched };
  const isFilledIn = values.purchasePrice !== '' || values.sourceLocation !== '';
  const platformField = withGuess('platform', platform, before);
  const kindField = withGuess('isOwnSale', showsPayout ? 'true' : undefined, {
    ...before,
    touched: isFilledIn ? SALE_CHOICES : touched,
  });
  return {
    values: { platform: platformField.value, isOwnSale: kindField.value },
    guesses: { ...earlier, platform: platformField.guess, isOwnSale: kindField.guess },
  };
}

interface Guessed {
  readonly values: Partial<SaleFormValues>;
  readonly guesses: SaleGuesses;
}

interface BeforeGuess {
  readonly values: SaleFormValues;
  readonly earlier: SaleGuesses;
  readonly touched: readonly SaleChoice[];
}

function withGuess<Name extends keyof SaleGuesses>(
  name: Name,
  guess: SaleFormValues[Name] | undefined,
  { values, earlier, touched }: BeforeGuess,
) {
  const blank = EMPTY_SALE[name];
  const isTouched = touched.some((choice) => choice === name);
  const isMembers = isTouched || values[name] !== (earlier[name] ?? blank);
  return isMembers
    ? { value: values[name], guess: earlier[name] }
    : { value: guess ?? blank, guess };
}

export const isGuess = <Value extends string>(value: Value, guess: Value | undefined): boolean =>
  guess !== undefined && value === guess;
