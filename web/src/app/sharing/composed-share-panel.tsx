import type { ComponentProps } from 'react';
import { LazyPart } from '@/components/lazy-part';
import { CategoryField } from '@/features/categories/ui/category-field';
import { findAreas, findParts, findSale } from '@/features/screenshots/model/extract-screenshot';
import { preparePicture } from '@/features/screenshots/model/prepared-picture';
import { hashOfPicture } from '@/features/screenshots/model/screenshot-pixels';
import { ScreenshotPreview } from '@/features/screenshots/ui/screenshot-preview';
import type { SharingSlots } from '@/features/sharing/model/sharing-slots';
import type { SharePanelProps } from '@/features/sharing/ui/share-area';
import { SharePanel } from '@/features/sharing/ui/share-panel';

const loadOverlay = async () => (await import('./composed-text-detection')).ComposedTextDetection;

const TextDetection = (props: ComponentProps<SharingSlots['TextDetection']>) => (
  <LazyPart
    load={loadOverlay}
    loading="Loading text detection..."
    failed="We couldn't load text detection. Try again, or type the title and price yourself."
    props={props}
  />
);

const loadPartDialog = async () =>
  (await import('@/features/screenshots/ui/part-dialog')).PartDialog;

const PartDialog = (props: ComponentProps<SharingSlots['PartDialog']>) => (
  <LazyPart
    load={loadPartDialog}
    loading="Loading..."
    failed="We couldn't open this. Check your connection and try again."
    props={props}
  />
);

const SLOTS: SharingSlots = {
  preparePicture,
  findAreas,
  findParts,
  findSale,
  hashOfPicture,
  ScreenshotPreview,
  TextDetection,
  PartDialog,
  CategoryField,
};

export const ComposedSharePanel = (props: SharePanelProps) => (
  <SharePanel {...props} slots={SLOTS} />
);
