import { isShareStart, type Receipt, receiptIn, withoutStart } from '@contract/rules/start-address';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Calls `onStart` if the address asks for the share form, as shortcuts and the share target do. Returns what happened to shared
 * screenshots, or null, until it is forgotten. Removes both from the address first: a reload does not repeat them, and the form's own history entries
 * come after the clean one.
 */
export function useShareStart(onStart: () => void) {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const cleanAddress = useEffectEvent(async (asked: URLSearchParams) => {
    await navigate({ pathname, search: withoutStart(asked).toString() }, { replace: true, state });
  });
  const begin = useEffectEvent((asked: URLSearchParams) => {
    setReceipt(receiptIn(asked));
    onStart();
  });
  useEffect(() => {
    const asked = new URLSearchParams(search);
    if (isShareStart(asked)) void cleanAddress(asked).then(() => begin(asked));
  }, [search]);
  return { receipt, forgetReceipt: () => setReceipt(null) };
}
