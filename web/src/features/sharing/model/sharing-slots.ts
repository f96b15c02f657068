import type { ComponentType, ReactNode, RefCallback } from 'react';
import type { SaleFormValues } from './sale-form';

export type SaleCategory = Pick<SaleFormValues, 'categoryId' | 'categoryName'>;

/**
 * The category field, which belongs to another feature. `app` passes it to the share form, because features do not
 * import each other.
 */
export interface CategorySlot {
  readonly CategoryField: ComponentType<{
    readonly categoryName: string;
    readonly error: string | undefined;
    readonly focusRef: RefCallback<HTMLElement>;
    readonly onChange: (category: SaleCategory) => void;
  }>;
}

/** The card of an item, which belongs to the items feature. The share form previews the sale with it. */
export interface CardSlot {
  readonly CardPreview: ComponentType<{
    readonly values: SaleFormValues;
    readonly picture: ReactNode;
  }>;
}
