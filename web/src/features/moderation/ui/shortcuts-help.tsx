import { Kbd } from '@chakra-ui/react/kbd';
import { Switch } from '@/components/switch';
import { KEYS } from '../model/use-queue-keys';
import { AdminDialog } from './admin-dialog';
import styles from './shortcuts-help.module.css';

interface ShortcutsHelpProps {
  readonly isOpen: boolean;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of the queue. They can be turned off, because some people speak to their computer. */
export const ShortcutsHelp = ({ isOpen, isOn, onSwitch, onClose }: ShortcutsHelpProps) => (
  <AdminDialog title="Keyboard Shortcuts" size="sm" isOpen={isOpen} onClose={onClose}>
    <Switch
      label="Use single keys"
      isOn={isOn}
      status={isOn ? 'Until you leave this page.' : 'Only ? works now.'}
      onChange={onSwitch}
    />
    <p className={styles.note}>
      With selected reports, R, D and M decide all of them. The keys do nothing while you type.
    </p>
    <dl className={styles.keys}>
      {KEYS.map(({ keys, does }) => (
        <div key={does} className={styles.key}>
          <dt>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </AdminDialog>
);
