import { useCallback, useRef, useState } from 'react';

/**
 * A reducer's state and `send`, which returns whether an event changed anything: `useReducer`
 * cannot say at once, and of two presses before a render only one may pass.
 */
export function useMachine<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): [State, (event: Event) => boolean] {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const send = useCallback(
    (event: Event) => {
      const before = latest.current;
      latest.current = reduce(before, event);
      setState(latest.current);
      return latest.current !== before;
    },
    [reduce],
  );
  return [state, send];
}
