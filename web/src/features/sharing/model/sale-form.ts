import { DEFAULT_PLATFORM, PLATFORMS } from '@contract/schemas/platform';
import type { InputIssue } from '@contract/schemas/error';
import * as z from 'zod/mini';

const text = z.string();

/** What the form's controls hold: text throughout, blank where nothing was entered. */
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

/** The fields from top to bottom, in which order a first wrong one is looked for. */
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

/** The values without those of fields that are not shown: typed once, kept, but not sent. */
export function shownValues(values: SaleFormValues): SaleFormValues {
  return {
    ...values,
    ...(values.isOwnSale === 'false' && { purchasePrice: '', sourceLocation: '' }),
    ...(values.platform !== 'ebay' && { categoryId: '', categoryName: '' }),
  };
}

export const isBlankSale = (values: SaleFormValues): boolean =>
  FIELD_ORDER.every((name) => values[name] === EMPTY_SALE[name]);

/** The server's issues by the field that they are about, the first one of each. */
export function issuesByField(issues: readonly InputIssue[]): [SaleFieldName, string][] {
  const messages = new Map<SaleFieldName, string>();
  for (const { path, message } of issues) {
    const field = FIELD_ORDER.find((name) => path.includes(name));
    if (field && !messages.has(field)) messages.set(field, message);
  }
  return FIELD_ORDER.flatMap((name) => {
    const message = messages.get(name);
    return message === undefined ? [] : [[name, message]];
  });
}
