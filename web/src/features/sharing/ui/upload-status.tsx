import { decimalToCents } from '@contract/schemas/money';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { classNames } from '@/lib/class-names';
import { formatCents } from '@/lib/format';
import type { ItemFromEarlierForm } from '../model/attempt';
import { useShareSale } from '../model/use-share-sale';
import styles from './upload-status.module.css';

export function UploadStatus() {
  const { state } = useShareSale();
  const { upload } = state;
  switch (upload.phase) {
    case 'idle':
      return null;
    case 'sending':
      return <UploadProgress share={upload.share} />;
    case 'overtaken':
      return <EarlierItemNote item={upload.item} />;
    case 'failed':
      return <Stopped phase="failed" message={upload.message} />;
    case 'cancelled':
      return (
        <Stopped
          phase="cancelled"
          message="Upload canceled. Everything you entered is still here."
        />
      );
  }
}

function UploadProgress({ share }: { readonly share: number }) {
  const { cancel } = useShareSale();
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <div className={styles.bar}>
        <p role="status">
          {share < 1 ? 'Uploading your screenshot...' : 'Uploaded. Sharing your item...'}
        </p>
        <progress aria-label="Upload progress" value={percent} max={100} />
      </div>
      <Button variant="outline" onClick={cancel}>
        Cancel Upload
      </Button>
    </div>
  );
}

function EarlierItemNote({ item }: { readonly item: ItemFromEarlierForm }) {
  const { clear } = useShareSale();
  return (
    <div data-keep-visible className={styles.earlier}>
      <div role="alert" className={styles.earlierTexts}>
        <p className={styles.message}>
          Already shared: {item.title}, {formatCents(decimalToCents(item.soldPrice))}
        </p>
        <p>
          {item.certain
            ? "Your earlier upload went through after all, so it doesn't include your latest changes. They're still in the form."
            : "Your earlier upload may have gone through. If it did, it doesn't include your changes to the picture or comment. They're still in the form."}
        </p>
      </div>
      <ButtonRow>
        <Button onClick={clear} autoFocus>
          Discard My Changes
        </Button>
        <Button type="submit" variant="outline">
          Share as Another Sale
        </Button>
      </ButtonRow>
    </div>
  );
}

interface StoppedProps {
  readonly phase: 'failed' | 'cancelled';
  readonly message: string;
}

function Stopped({ phase, message }: StoppedProps) {
  const failed = phase === 'failed';
  return (
    <div
      data-keep-visible
      className={classNames(styles.stopped, failed ? styles.failed : styles.cancelled)}
    >
      <p role={failed ? 'alert' : 'status'} className={styles.message}>
        {message}
      </p>
      {/* After a canceled upload, the button takes the focus, because the focused cancel button has disappeared. */}
      <Button type="submit" variant="outline" autoFocus={!failed}>
        Retry Upload
      </Button>
    </div>
  );
}
