import { useEffect, useEffectEvent } from 'react';
import { limitMessage } from '@/services/api-error';
import { isDraftChecked } from './draft-settings';
import { findAreas } from './extract-screenshot';
import type { ShareSaleStore } from './use-share-sale-store';

const SLOW_AFTER_MS = 10_000;

/**
 * Checks each new screenshot for personal information in the background, and a stored one that was not checked for fees.
 * `resume` is called when the check finds nothing and sharing waited for it.
 */
export function usePersonalInfoCheck(
  { state, dispatch, getState }: ShareSaleStore,
  resume: () => void,
): void {
  const { screenshot } = state.draft;
  const isChecked = isDraftChecked(state.draft);

  const check = useEffectEvent(async (of: File) => {
    dispatch({ type: 'checkStarted', of });
    try {
      const { personalInfo: areas, ...others } = await findAreas(of);
      const waited = getState().check.held;
      const { check } = dispatch({ type: 'checkFinished', of, areas, ...others });
      if (!check.held && waited) resume();
    } catch (error) {
      dispatch({ type: 'checkFailed', of, refusal: limitMessage(error) });
    }
  });
  useEffect(() => {
    if (!screenshot || isChecked) return;
    void check(screenshot);
    const timer = setTimeout(() => dispatch({ type: 'checkSlow', of: screenshot }), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [screenshot, isChecked, dispatch]);
}
