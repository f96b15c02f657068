/** Runs `work` when neither the pointer nor the focus is in `element`. Returns a function that cancels it. */
export function whenNotInUse(element: HTMLElement, work: () => void): () => void {
  const stop = () => {
    element.removeEventListener('pointerleave', look);
    element.removeEventListener('focusout', look);
  };
  const look = ({ type, relatedTarget }: PointerEvent | FocusEvent) => {
    if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
    // Does nothing if the element is still in use: after the focus has left, the pointer may still be there, and the
    // other way around. A touch screen keeps `:hover` after the finger has left.
    if (element.matches(type === 'focusout' ? ':hover' : ':focus-within')) return;
    stop();
    work();
  };
  if (element.matches(':hover, :focus-within')) {
    element.addEventListener('pointerleave', look);
    element.addEventListener('focusout', look);
  } else work();
  return stop;
}
