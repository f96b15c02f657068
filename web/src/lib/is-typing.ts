/**
 * Returns whether the shortcuts of the page must ignore a key press. They must if the key is pressed in a field or
 * together with Ctrl, Alt or Meta, or if a listener has called `preventDefault`.
 */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
