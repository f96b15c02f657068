import { CategoryField } from '@/features/categories/ui/category-field';
import type { SharePanelProps } from '@/features/sharing/ui/share-area';
import { SharePanel } from '@/features/sharing/ui/share-panel';
import { CardPreview } from './card-preview';

export const ComposedSharePanel = (props: SharePanelProps) => (
  <SharePanel {...props} CategoryField={CategoryField} CardPreview={CardPreview} />
);
