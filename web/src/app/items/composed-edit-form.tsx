import { CategoryField } from '@/features/categories/ui/category-field';
import type { EditOptions } from '@/features/sharing/model/use-edit-item';
import { EditItemForm } from '@/features/sharing/ui/edit-item-form';
import { CompleteItemLoader } from './complete-item-loader';

export const ComposedEditForm = ({ item, ...options }: EditOptions) => (
  <CompleteItemLoader item={item}>
    {(complete) => <EditItemForm {...options} item={complete} CategoryField={CategoryField} />}
  </CompleteItemLoader>
);
