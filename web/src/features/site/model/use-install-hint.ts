import { useState } from 'react';
import { currentDevice } from '@/lib/device';
import { countVisit, rememberDismissal } from './install-history';
import { installHintFor } from './install-offer';
import { useCanInstall } from './use-can-install';

export function useInstallHint() {
  const isOffered = useCanInstall();
  const [device] = useState(currentDevice);
  const [history, setHistory] = useState(() => countVisit(Date.now()));
  return {
    hint: installHintFor(device, history, isOffered),
    dismiss: () => {
      rememberDismissal();
      setHistory({ ...history, dismissed: true });
    },
  };
}
