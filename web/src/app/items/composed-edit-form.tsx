import { CategoryField } from '@/features/categories/ui/category-field';
import type { EditOptions } from '@/features/sharing/model/use-edit-item';
import { EditItemForm } from '@/features/sharing/ui/edit-item-form';
import { WholeItem } from './whole-item';

export const ComposedEditForm = ({ item, ...options }: EditOptions) => (
  <WholeItem item={item}>
    {(whole) => <EditItemForm {...options} item={whole} CategoryField={CategoryField} />}
  </WholeItem>
);
