import { Button } from '@/components/button';
import { askToInstall } from '@/services/install-prompt';
import { useCanInstall } from '../model/use-can-install';

interface InstallButtonProps {
  /** Called when the browser asks, because this button then disappears. */
  readonly onAsk?: () => void;
}

/** Shown only where the browser offers to install the app. */
export function InstallButton({ onAsk }: InstallButtonProps) {
  if (!useCanInstall()) return null;
  const ask = () => {
    onAsk?.();
    void askToInstall();
  };
  return (
    <Button variant="plain" size="sm" onClick={ask}>
      Install App
    </Button>
  );
}
