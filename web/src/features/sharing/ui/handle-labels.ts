const handles = (what: string) => {
  const corner = (which: string) => `${which} corner. Use the arrow keys to resize the ${what}.`;
  const edge = (which: string) => `${which} edge. Use the arrow keys to resize the ${what}.`;
  return {
    nwDragHandle: corner('Top left'),
    nDragHandle: edge('Top'),
    neDragHandle: corner('Top right'),
    eDragHandle: edge('Right'),
    seDragHandle: corner('Bottom right'),
    sDragHandle: edge('Bottom'),
    swDragHandle: corner('Bottom left'),
    wDragHandle: edge('Left'),
  };
};

/** The accessible names of the selection rectangle and its handles. */
export const SELECTION_HANDLES = {
  cropArea: 'Selection. Use the arrow keys to move it and Enter to confirm.',
  ...handles('selection'),
};

const frameHandles = (name: string, what: string) => ({
  cropArea: `${name}. Use the arrow keys to move it, with Shift to move it faster.`,
  ...handles(what),
});

export const COVER_HANDLES = frameHandles('Frame of the cover', 'frame');
export const CROP_HANDLES = frameHandles('Frame of the part', 'frame');

/** Returns the accessible names of the frame and its handles. `name` describes the area inside the frame. */
export const partHandles = (name: string) => frameHandles(name, 'area');
