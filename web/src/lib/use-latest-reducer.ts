import { useCallback, useRef, useState } from 'react';

/**
 * A reducer for asynchronous code. `dispatch` and `getState` return the newest state, even if React has not rendered it
 * yet.
 */
export function useLatestReducer<State, Event>(
  reducer: (state: State, event: Event) => State,
  initial: () => State,
) {
  const [rendered, setRendered] = useState(initial);
  const latest = useRef(rendered);
  const getState = useCallback(() => latest.current, []);
  const dispatch = useCallback(
    (event: Event): State => {
      latest.current = reducer(latest.current, event);
      setRendered(latest.current);
      return latest.current;
    },
    [reducer],
  );
  return [rendered, dispatch, getState] as const;
}
