const COPIED = [
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'line-height',
  'letter-spacing',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'word-spacing',
  'tab-size',
  'text-indent',
  'direction',
];

/**
 * Returns the distance in pixels from the top of a textarea to the bottom of the line with the character at `index`.
 */
export function bottomOfLine(textarea: HTMLTextAreaElement, index: number): number {
  const style = getComputedStyle(textarea);
  const copy = document.createElement('div');
  for (const property of COPIED) copy.style.setProperty(property, style.getPropertyValue(property));
  copy.style.setProperty('position', 'absolute');
  copy.style.setProperty('visibility', 'hidden');
  copy.style.setProperty('white-space', 'pre-wrap');
  copy.style.setProperty('overflow-wrap', 'break-word');
  copy.style.setProperty('box-sizing', 'border-box');
  copy.style.setProperty('width', `${textarea.clientWidth}px`);
  const character = document.createElement('span');
  character.textContent = textarea.value.slice(index, index + 1);
  copy.append(textarea.value.slice(0, index), character);
  textarea.after(copy);
  const bottom = character.offsetTop + character.offsetHeight;
  copy.remove();
  const shown = bottom + textarea.clientTop - textarea.scrollTop;
  return Math.min(Math.max(shown, 0), textarea.offsetHeight);
}
