const handles = (what: string) => {
  const corner = (which: string) => `${which} corner. Use the arrow keys to resize the ${what}.`;
  const side = (which: string) => `${which} side. Use the arrow keys to resize the ${what}.`;
  return {
    nwDragHandle: corner('Top left'),
    nDragHandle: side('Top'),
    neDragHandle: corner('Top right'),
    eDragHandle: side('Right'),
    seDragHandle: corner('Bottom right'),
    sDragHandle: side('Bottom'),
    swDragHandle: corner('Bottom left'),
    wDragHandle: side('Left'),
  };
};

/** What screen readers say of the rectangle and its handles. */
export const SELECTION_HANDLES = {
  cropArea: 'Selection. Use the arrow keys to move it and Enter to confirm.',
  ...handles('selection'),
};

const frameHandles = (name: string, what: string) => ({
  cropArea: `${name}. Use the arrow keys to move it, with Shift to move it faster.`,
  ...handles(what),
});

export const COVER_HANDLES = frameHandles('Frame of the cover', 'frame');
export const CUT_HANDLES = frameHandles('Frame of the part', 'frame');

/** `name` says which area the frame is around. */
export const partHandles = (name: string) => frameHandles(name, 'area');
