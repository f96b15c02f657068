import { CategoryField } from '@/features/categories/ui/category-field';
import type { EditOptions } from '@/features/sharing/model/use-edit-item';
import { EditItemForm } from '@/features/sharing/ui/edit-item-form';
import { CompleteItem } from './complete-item';

export const ComposedEditForm = ({ item, ...options }: EditOptions) => (
  <CompleteItem item={item}>
    {(complete) => <EditItemForm {...options} item={complete} CategoryField={CategoryField} />}
  </CompleteItem>
);
