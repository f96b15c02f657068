import type { ComponentType, ReactNode, RefCallback } from 'react';
import type { SaleFormValues } from './sale-form';

export type SaleCategory = Pick<SaleFormValues, 'categoryId' | 'categoryName'>;

/** The category field of another feature. `app` passes it in, because features do not import each other. */
export interface CategorySlot {
  readonly CategoryField: ComponentType<{
    readonly categoryName: string;
    readonly error: string | undefined;
    readonly focusRef: RefCallback<HTMLElement>;
    readonly onChange: (category: SaleCategory) => void;
  }>;
}

/** The card of the items feature, with which the share form previews the sale. */
export interface CardSlot {
  readonly CardPreview: ComponentType<{
    readonly values: SaleFormValues;
    readonly picture: ReactNode;
  }>;
}
