import { Button } from '@/components/button';
import { askToInstall } from '@/services/install-prompt';
import { useCanInstall } from '../model/use-can-install';

/** Shown only where the browser offers to install the app. */
export function InstallButton() {
  if (!useCanInstall()) return null;
  return (
    <Button variant="plain" size="sm" onClick={() => void askToInstall()}>
      Install App
    </Button>
  );
}
