import * as z from 'zod/mini';
import { DEFAULT_PLATFORM, PLATFORM_LABELS, PLATFORMS } from '@contract/schemas/platform';
import { isNotInTheFuture, SOURCE_LOCATIONS } from '@contract/schemas/sale-submission';
import type { SaleReading } from './sale-reading';

const text = z.string();

export const saleFormSchema = z.object({
  title: text,
  soldPrice: text,
  soldDate: text,
  isOwnSale: z.enum(['true', 'false']),
  purchasePrice: text,
  sourceLocation: text,
  platform: z.enum(PLATFORMS),
  /** The default value is for drafts and queued shares of earlier versions, which lack this field. */
  ebayUrl: z._default(text, ''),
  comment: text,
  categoryId: text,
  categoryName: text,
});
export type SaleFormValues = z.infer<typeof saleFormSchema>;
export type SaleFieldName = keyof SaleFormValues;
/** The fields of both the share form and the edit form. */
export type ItemFieldValues = Omit<SaleFormValues, 'comment'>;

export const EMPTY_SALE: SaleFormValues = {
  title: '',
  soldPrice: '',
  soldDate: '',
  isOwnSale: 'false',
  purchasePrice: '',
  sourceLocation: '',
  platform: DEFAULT_PLATFORM,
  ebayUrl: '',
  comment: '',
  categoryId: '',
  categoryName: '',
};

/**
 * The names of the fields with a default value. The form must know whether the member has touched such a field, because
 * the default value can also be the member's choice.
 */
export const DEFAULTED_SALE_FIELDS = ['platform', 'isOwnSale'] as const;
export type DefaultedSaleField = (typeof DEFAULTED_SALE_FIELDS)[number];

/** The fields in their order on the screen, because the first invalid field gets the focus. */
export const SALE_FIELD_ORDER: readonly SaleFieldName[] = [
  'title',
  'soldPrice',
  'soldDate',
  'isOwnSale',
  'purchasePrice',
  'sourceLocation',
  'platform',
  'categoryId',
  'categoryName',
  'ebayUrl',
  'comment',
];

/** The fields under 'More Details'. Most sales do not need them. */
const FOLDED_FIELDS = ['categoryId', 'categoryName', 'ebayUrl', 'comment'] as const;

/** Returns whether one of these fields is under 'More Details'. */
export const includesCollapsedField = (names: readonly string[]): boolean =>
  FOLDED_FIELDS.some((name) => names.includes(name));

export const hasCollapsedFieldValue = (values: SaleFormValues): boolean =>
  FOLDED_FIELDS.some((name) => values[name] !== '');

/**
 * Returns the values, with blanks in hidden fields. The form keeps the values of hidden fields, but does not send them.
 */
export function withHiddenFieldsBlank<Values extends ItemFieldValues>(values: Values): Values {
  return {
    ...values,
    ...(values.isOwnSale === 'false' && { purchasePrice: '', sourceLocation: '' }),
    ...(values.platform !== 'ebay' && { categoryId: '', categoryName: '' }),
  };
}

export const isBlankSale = (values: SaleFormValues): boolean =>
  SALE_FIELD_ORDER.every((name) => values[name] === EMPTY_SALE[name]);

const { shape } = saleFormSchema;

export const saleGuessesSchema = z.object({
  title: z.optional(shape.title),
  soldPrice: z.optional(shape.soldPrice),
  platform: z.optional(shape.platform),
  soldDate: z.optional(shape.soldDate),
  isOwnSale: z.optional(shape.isOwnSale),
});
/** The values that a reading has filled in and that the member has not replaced. */
export type SaleGuesses = {
  readonly [Name in keyof z.infer<typeof saleGuessesSchema>]: SaleFormValues[Name] | undefined;
};

export const NO_GUESSES: SaleGuesses = {
  title: undefined,
  soldPrice: undefined,
  platform: undefined,
  soldDate: undefined,
  isOwnSale: undefined,
};

export interface FilledSaleForm {
  readonly values: Partial<SaleFormValues>;
  readonly guesses: SaleGuesses;
}

/**
 * Returns the form's values after a reading of the whole screenshot or of an area. The values from a reading are
 * guesses. A guess never replaces a value that the member typed or chose. Touching a field counts as choosing its
 * value. The next reading replaces or removes earlier guesses.
 */
export function saleFormWithReading(
  read: Partial<SaleReading>,
  values: SaleFormValues,
  earlier: SaleGuesses,
  touched: readonly DefaultedSaleField[],
): FilledSaleForm {
  const found = fieldsIn(read);
  const guess = <Name extends keyof SaleGuesses>(name: Name, isTouched = false) =>
    name in found && !isTouched
      ? withGuess(
          name,
          found[name] as SaleFormValues[Name] | undefined,
          values[name],
          earlier[name],
        )
      : { value: values[name], guess: earlier[name] };
  const isBought = values.purchasePrice !== '' || values.sourceLocation !== '';
  const title = guess('title');
  const soldPrice = guess('soldPrice');
  const soldDate = guess('soldDate');
  const platform = guess('platform', touched.includes('platform'));
  const isOwnSale = guess('isOwnSale', isBought || touched.includes('isOwnSale'));
  return {
    values: {
      title: title.value,
      soldPrice: soldPrice.value,
      platform: platform.value,
      soldDate: soldDate.value,
      isOwnSale: isOwnSale.value,
    },
    guesses: {
      title: title.guess,
      soldPrice: soldPrice.guess,
      platform: platform.guess,
      soldDate: soldDate.guess,
      isOwnSale: isOwnSale.guess,
    },
  };
}

/** Returns the values that a reading fills in. If the listing shows a payout or fees, the sale is the member's own. */
function fieldsIn({ showsPayout, ...read }: Partial<SaleReading>): Partial<SaleGuesses> {
  const { soldDate } = read;
  return {
    ...read,
    ...(soldDate !== undefined && !isNotInTheFuture(soldDate) && { soldDate: undefined }),
    ...(showsPayout !== undefined && { isOwnSale: showsPayout ? 'true' : undefined }),
  };
}

function withGuess<Name extends keyof SaleGuesses>(
  name: Name,
  found: SaleFormValues[Name] | undefined,
  value: SaleFormValues[Name],
  earlier: SaleFormValues[Name] | undefined,
) {
  const blank = EMPTY_SALE[name];
  // A blank title or price counts as missing, so the reading may fill it in. A choice such as the platform is never
  // blank.
  const isMissing = (name === 'title' || name === 'soldPrice') && value === blank;
  const isMembers = value !== (earlier ?? blank) && !isMissing;
  const guess = found === blank ? undefined : found;
  return isMembers ? { value, guess: earlier } : { value: guess ?? blank, guess };
}

export const isGuess = <Value extends string>(value: Value, guess: Value | undefined): boolean =>
  guess !== undefined && value === guess;

interface Choice {
  readonly value: string;
  readonly label: string;
}

export const SALE_KIND_CHOICES = [
  { value: 'true', label: 'My Sale' },
  { value: 'false', label: 'Interesting Find' },
] as const;

export const SALE_TYPE_CHOICES = [
  { value: 'other', label: 'At the sold price' },
  { value: 'offer', label: 'On an offer' },
] as const;

export const SOURCE_CHOICES = SOURCE_LOCATIONS.map((source) => ({ value: source, label: source }));

export const PLATFORM_CHOICES = PLATFORMS.map((value) => ({
  value,
  label: PLATFORM_LABELS[value],
}));

export const choiceLabel = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

export const withTouchedSaleField = (
  touched: readonly DefaultedSaleField[],
  field: DefaultedSaleField,
): readonly DefaultedSaleField[] => (touched.includes(field) ? touched : [...touched, field]);
