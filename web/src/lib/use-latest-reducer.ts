import { useCallback, useRef, useState } from 'react';

/**
 * A reducer for states that asynchronous code reads. Returns the state to render, `dispatch`, which
 * returns the next state, and `getState`, which returns the state after the last event, rendered or not.
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
