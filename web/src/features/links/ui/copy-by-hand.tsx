import { useEffect, useRef } from 'react';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';
import { ModalDialog } from '@/components/modal-dialog';
import styles from './copy-by-hand.module.css';

interface CopyByHandProps {
  readonly url: string;
  readonly onCopied: () => void;
  readonly onClose: () => void;
}

/** Shows the link selected, if the browser refuses the clipboard. */
export function CopyByHand({ url, onCopied, onClose }: CopyByHandProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <ModalDialog title="Copy the Link" size="prompt" onClose={onClose}>
      <div className={styles.content}>
        <TextField
          ref={field}
          label="Link to this item"
          hint="Your browser doesn't let BoloBoard copy. Copy the selected link yourself."
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          onCopy={onCopied}
        />
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </ModalDialog>
  );
}
