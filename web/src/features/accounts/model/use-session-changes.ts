import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isUnauthorized } from '@/services/api-error';
import { blocksVersion } from '@/services/blocks-version';
import { forgetItemsVersion } from '@/services/items-version';
import { PLAN_TAGS, planVersion } from '@/services/plan-changes';
import { forgetLiveReads } from '@/services/reactfire-reads';
import { refreshTags } from '@/services/refresh-after';
import { pauseSaving } from '@/services/saved/keep-queries';
import { onSessionChange } from '@/services/session-channel';
import { onUnauthorized } from '@/services/unauthorized';
import { currentUserQuery, forgetOthersThanCurrentUser } from '../api/current-user';

/**
 * Refetches all queries when the user signs in or out in another tab, and some when they block or unblock somebody or their
 * plan changes there. When the session ends here, forgets the member's responses.
 */
export function useSessionChanges(): void {
  const queryClient = useQueryClient();
  const shownId = useShownMember();
  useCheckAfterUnauthorized();
  useEffect(
    () =>
      onSessionChange((change) => {
        if (change === 'blocks-changed') return void refreshTags(queryClient, ['blocks']);
        if (change === 'plan-changed') return void refreshTags(queryClient, PLAN_TAGS);
        // The bell follows them.
        if (change === 'notifications-changed') return;
        shownId.current = null;
        forgetLiveReads();
        forgetItemsVersion();
        blocksVersion.forget();
        planVersion.forget();
        void pauseSaving();
        void queryClient.resetQueries();
      }),
    [queryClient, shownId],
  );
}

/** Forgets a member's answers when another member, or nobody, is signed in here. Returns a ref with the shown member's id. */
function useShownMember() {
  const queryClient = useQueryClient();
  const { data } = useQuery(currentUserQuery);
  const id = data === undefined ? undefined : (data?.id ?? null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    const former = shown.current;
    shown.current = id;
    if (former === null || former === id) return;
    forgetLiveReads();
    void forgetOthersThanCurrentUser(queryClient);
  }, [id, queryClient]);
  return shown;
}

/** Asks who is signed in after a call of a member got a 401, or was refused because they are suspended. */
function useCheckAfterUnauthorized(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const check = () => {
      const { queryKey } = currentUserQuery;
      if (queryClient.getQueryData(queryKey))
        void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
    };
    const queries = queryClient.getQueryCache().getAll();
    // This code loads after the first paint, so a query may have got its 401 before.
    if (queries.some(({ state }) => isUnauthorized(state.error))) check();
    return onUnauthorized(check);
  }, [queryClient]);
}
