import { useEffect, useState } from 'react';

/** Whether the member has a stored draft, and a function that removes and returns it. */
export function useKeptDraft(memberId: string, isNew: boolean) {
  const [isStored, setStored] = useState(isNew);
  useEffect(() => {
    let current = true;
    const look = async () => {
      const { hasDraft } = await import('./draft-store');
      const found = await hasDraft(memberId);
      if (current && found) setStored(true);
    };
    // If the import fails, the button still works.
    look().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [memberId]);
  return {
    isStored,
    setStored,
    discard: async () => {
      const { loadDraft, removeDraft } = await import('./draft-store');
      const found = await loadDraft(memberId);
      await removeDraft(memberId);
      return found;
    },
  };
}
