import type { Item } from '@contract/schemas/item';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { KeptUntil } from '@/components/kept-until';
import { useOpenedItem } from '@/features/items/model/opened-item';
import { rememberCardBesideItem, removeItemFromCache } from '@/features/items/model/removed-items';
import { itemDeletionMutationKey, storeLiveItem } from '@/features/items/model/use-live-changes';
import { OwnItemActions } from '@/features/sharing/ui/own-item-actions';
import styles from './own-item-section.module.css';

const loadForm = async () => (await import('./composed-edit-form')).ComposedEditForm;

const loadCrop = async () => (await import('./composed-crop-dialog')).ComposedCropDialog;

const loadCover = async () => (await import('./composed-cover-dialog')).ComposedCoverDialog;

/** What the item detail shows for the member's own item: its buttons, and how long the item is kept. */
export function OwnItemSection({ item }: { readonly item: Item }) {
  const client = useQueryClient();
  const { close } = useOpenedItem();
  const { id } = item;
  /** Called when the item detail has closed after the deletion of the item. */
  const whenClosed = useRef<() => void>(null);
  useEffect(
    () => () => {
      if (!whenClosed.current) return;
      removeItemFromCache(client, id);
      whenClosed.current();
    },
    [client, id],
  );
  return (
    <>
      <OwnItemActions
        item={item}
        loadForm={loadForm}
        loadCrop={loadCrop}
        loadCover={loadCover}
        deletionKey={itemDeletionMutationKey(id)}
        onSaved={(saved) => storeLiveItem(client, saved)}
        onDeleted={() => {
          rememberCardBesideItem(id);
          close();
          // Removes the item from the lists only after the item detail has closed. Otherwise the detail would show that
          // the item is missing.
          return new Promise<void>((resolve) => (whenClosed.current = resolve));
        }}
      />
      {item.expiresAt !== undefined && (
        <div className={styles.kept}>
          <KeptUntil moment={item.expiresAt} />
        </div>
      )}
    </>
  );
}
