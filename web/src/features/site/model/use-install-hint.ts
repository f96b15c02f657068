import { useState } from 'react';
import { countVisit, rememberDismissal } from './install-history';
import { type Device, installHintFor } from './install-offer';
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

function currentDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  const isStandalone = 'standalone' in navigator && navigator.standalone === true;
  const hasOwnWindow = window.matchMedia('(display-mode: standalone)').matches;
  return { userAgent, maxTouchPoints, isInstalled: isStandalone || hasOwnWindow };
}
