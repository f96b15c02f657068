import { centsToDecimal, parseCents } from '@contract/schemas/money';
import { type ComponentProps, useId } from 'react';
import { CategoryField } from '@/features/categories/ui/category-field';
import { type SaleCardFields, CardFace } from '@/features/items/ui/item-card';
import { withHiddenFieldsBlank } from '@/features/sharing/model/sale-form';
import type { CardSlot } from '@/features/sharing/model/sharing-slots';
import type { SharePanelProps } from '@/features/sharing/ui/share-area';
import { SharePanel } from '@/features/sharing/ui/share-panel';

export const ComposedSharePanel = (props: SharePanelProps) => (
  <SharePanel {...props} CategoryField={CategoryField} CardPreview={CardPreview} />
);

/** Shows the card of a sale before the sale is shared. */
function CardPreview({ values, picture }: ComponentProps<CardSlot['CardPreview']>) {
  const titleId = useId();
  const sale = saleOf(withHiddenFieldsBlank(values));
  return <CardFace item={sale} titleId={titleId} picture={picture} title={sale.title} />;
}

/** Returns the typed price as a decimal. Any other text counts as 0. */
const decimal = (typed: string): string => centsToDecimal(parseCents(typed) ?? 0);

const saleOf = (values: ComponentProps<CardSlot['CardPreview']>['values']): SaleCardFields => ({
  title: values.title,
  platform: values.platform,
  categoryName: values.categoryName || null,
  isOwnSale: values.isOwnSale === 'true',
  soldPrice: decimal(values.soldPrice),
  soldDate: values.soldDate || null,
  saleType: 'other',
  offerPrice: null,
  purchasePrice: values.purchasePrice === '' ? null : decimal(values.purchasePrice),
  sourceLocation: values.sourceLocation || null,
});
