import type { ReportForAdmins } from '@contract/schemas/report-for-admins';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/button';
import { reportedPictureUrl } from '../api/reports';
import { AdminDialog } from './admin-dialog';
import { ReportPicture } from './report-picture';
import styles from './review-picture.module.css';

interface ReviewPictureProps {
  readonly report: ReportForAdmins;
}

/** The picture of the item, even if the item is hidden. A tap shows the picture in full size. */
export function ReviewPicture({ report: { id, item } }: ReviewPictureProps) {
  const [isEnlarged, setEnlarged] = useState(false);
  const [attempt, setAttempt] = useState({ count: 1, hasFailed: false });
  const enlarge = useRef<HTMLButtonElement>(null);
  const alt = `Picture of “${item.title}”`;
  return (
    <div className={styles.frame}>
      <button
        ref={enlarge}
        type="button"
        className={styles.button}
        disabled={attempt.hasFailed}
        onClick={() => setEnlarged(true)}
      >
        <ReportPicture
          key={attempt.count}
          url={reportedPictureUrl(id)}
          alt={alt}
          className={styles.picture}
          onFail={() => setAttempt({ ...attempt, hasFailed: true })}
        />
        {!attempt.hasFailed && <span className={styles.hint}>Show Full Size</span>}
      </button>
      {attempt.hasFailed && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            flushSync(() => setAttempt({ count: attempt.count + 1, hasFailed: false }));
            // Focuses the picture's button, because the pressed button disappears.
            enlarge.current?.focus();
          }}
        >
          Try Again
        </Button>
      )}
      <AdminDialog
        title={item.title}
        size="full"
        isOpen={isEnlarged}
        onClose={() => setEnlarged(false)}
      >
        <div role="region" aria-label="Picture in full size" tabIndex={0} className={styles.scroll}>
          <ReportPicture url={reportedPictureUrl(id)} alt={alt} className={styles.enlarged} />
        </div>
        <Button variant="outline" onClick={() => setEnlarged(false)}>
          Back to the Review
        </Button>
      </AdminDialog>
    </div>
  );
}
