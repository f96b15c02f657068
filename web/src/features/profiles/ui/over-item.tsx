import type { ReactNode } from 'react';

/** For a dialog over an open item, whose keys and swipes step to another item only outside of the dialog. */
export const OverItem = ({ children }: { readonly children: ReactNode }) => (
  <div onKeyDown={stop} onTouchStart={stop}>
    {children}
  </div>
);

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
