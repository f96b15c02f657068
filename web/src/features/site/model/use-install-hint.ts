import { useState } from 'react';
import { countVisit, rememberDismissal } from './install-history';
import { type Device, installHintFor } from './install-offer';
import { useCanInstall } from './use-can-install';

export function useInstallHint() {
  const isOffered = useCanInstall();
  const [device] = useState(currentDevice);
  const [history, setHistory] = useState(thisVisit);
  return {
    hint: installHintFor(device, history, isOffered),
    dismiss: () => {
      rememberDismissal();
      setHistory({ ...history, dismissed: true });
    },
  };
}

let counted: ReturnType<typeof countVisit> | undefined;
/** Counts a page load once, although React may mount the hint several times. */
const thisVisit = () => (counted ??= countVisit(Date.now()));

function currentDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  const isStandalone = 'standalone' in navigator && navigator.standalone === true;
  const hasOwnWindow = window.matchMedia('(display-mode: standalone)').matches;
  return { userAgent, maxTouchPoints, isInstalled: isStandalone || hasOwnWindow };
}
