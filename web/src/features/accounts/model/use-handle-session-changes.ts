import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isUnauthorized } from '@/services/api-error';
import { blocksVersionStore } from '@/services/blocks-version';
import { forgetItemsVersion } from '@/services/items-version';
import { PLAN_TAGS, planVersionStore } from '@/services/plan-changes';
import { forgetLiveReads } from '@/services/reactfire-reads';
import { refreshTags } from '@/services/refresh-after-call';
import { pauseSaving } from '@/services/saved/persist-queries';
import { onSessionChange } from '@/services/session-channel';
import { onUnauthorized } from '@/services/unauthorized';
import { currentUserQuery, resetQueriesExceptCurrentUser } from '../api/current-user';

/**
 * Reacts to changes that other tabs report. When the user signs in or out in another tab, refetches all queries. When
 * the user blocks or unblocks a member, or when the user's plan changes, refetches the queries that depend on it. When
 * the session ends in this tab, deletes the member's responses from the cache.
 */
export function useHandleSessionChanges(): void {
  const queryClient = useQueryClient();
  const shownId = useShownMember();
  useCheckAfterUnauthorized();
  useEffect(
    () =>
      onSessionChange((change) => {
        if (change === 'blocks-changed') return void refreshTags(queryClient, ['blocks']);
        if (change === 'plan-changed') return void refreshTags(queryClient, PLAN_TAGS);
        // Ignores changes of notifications here, because the bell reacts to them.
        if (change === 'notifications-changed') return;
        shownId.current = null;
        forgetLiveReads();
        forgetItemsVersion();
        blocksVersionStore.forget();
        planVersionStore.forget();
        void pauseSaving();
        void queryClient.resetQueries();
      }),
    [queryClient, shownId],
  );
}

/**
 * Deletes the previous member's responses from the cache when this member signs out or another member signs in. Returns
 * a ref with the id of the member on the screen.
 */
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
    void resetQueriesExceptCurrentUser(queryClient);
  }, [id, queryClient]);
  return shown;
}

/**
 * When the server responds to a member's call with 401, or refuses it because of a suspension, asks the server who is
 * signed in.
 */
function useCheckAfterUnauthorized(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const check = () => {
      const { queryKey } = currentUserQuery;
      if (queryClient.getQueryData(queryKey))
        void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
    };
    const queries = queryClient.getQueryCache().getAll();
    // Also checks the queries that are in the cache: one of them may have got its 401 before this code was loaded.
    if (queries.some(({ state }) => isUnauthorized(state.error))) check();
    return onUnauthorized(check);
  }, [queryClient]);
}
