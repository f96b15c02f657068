import { CategoryField } from '@/features/categories/ui/category-field';
import type { EditOptions } from '@/features/sharing/model/use-edit-item';
import { EditItemForm } from '@/features/sharing/ui/edit-item-form';

export const ComposedEditForm = (props: EditOptions) => (
  <EditItemForm {...props} CategoryField={CategoryField} />
);
