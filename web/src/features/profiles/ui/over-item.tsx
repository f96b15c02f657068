import type { ReactNode } from 'react';

/** Wraps a dialog over an open item, so that keys and swipes in it do not step to another item. */
export const OverItem = ({ children }: { readonly children: ReactNode }) => (
  <div onKeyDown={stop} onTouchStart={stop}>
    {children}
  </div>
);

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
