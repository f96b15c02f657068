import { Button } from '@/components/button';
import { askToInstall } from '@/services/install-prompt';
import { useCanInstall } from '../model/use-can-install';

interface InstallButtonProps {
  /** Called when the user presses the button and the browser asks them to confirm the installation. */
  readonly onAsk?: () => void;
}

/** A button that installs the app. Renders nothing if the browser does not offer to install it. */
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
