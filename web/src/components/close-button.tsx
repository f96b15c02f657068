import { Button } from './button';
import styles from './close-button.module.css';
import { CloseIcon } from './icons';

/**
 * The close button in the corner of a `ModalDialog`. Put it first in the dialog, so that the title leaves room for it.
 */
export const CloseButton = ({ onPress }: { readonly onPress: () => void }) => (
  <Button variant="outline" aria-label="Close" className={styles.close} onClick={onPress}>
    <CloseIcon />
  </Button>
);
