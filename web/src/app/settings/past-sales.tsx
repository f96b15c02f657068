import { Suspense, useState } from 'react';
import { Button } from '@/components/button';
import { lazyNamed } from '@/lib/lazy-named';
import { useOnline } from '@/lib/use-online';
import styles from './settings.module.css';

const KeptSalesQuestion = lazyNamed(
  () => import('@/features/sales/ui/kept-sales-question'),
  'KeptSalesQuestion',
);

/** Removes the sales that stay in the member's figures after their items are gone. */
export function PastSales() {
  const [isOpen, setOpen] = useState(false);
  const isOnline = useOnline();
  return (
    <div className={styles.setting}>
      <Button
        variant="outline"
        disabled={!isOnline}
        className={styles.start}
        onClick={() => setOpen(true)}
      >
        Remove Past Sales
      </Button>
      <p className={styles.note}>
        {isOnline
          ? 'Your own sales stay in your figures after their items expire or are deleted. You can remove these sales.'
          : 'To remove past sales, you need a connection.'}
      </p>
      {isOpen && (
        <Suspense>
          <KeptSalesQuestion onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
