import { chakra } from '@chakra-ui/react/styled-system';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { pickFile } from '../model/image-file';
import { useShareSale } from '../model/use-share-sale';

/** Takes pictures that are dropped on it, or pasted anywhere on the page. */
export function DropArea({ children }: { readonly children: ReactNode }) {
  const { state, dispatch } = useShareSale();
  const disabled = state.overlayOpen || state.upload.phase === 'sending';
  const choose = (file: File) => {
    if (!disabled) dispatch({ type: 'screenshotChosen', file });
  };
  const [over, setOver] = useState(false);
  usePastedFile(choose);
  const hover = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const file = pickFile(event.dataTransfer.files);
    if (!file) return;
    event.preventDefault();
    choose(file);
  };
  return (
    <chakra.div
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      rounded="md"
      outline={over ? '3px dashed {colors.brand}' : undefined}
      outlineOffset="6px"
    >
      {children}
    </chakra.div>
  );
}

function usePastedFile(onFile: (file: File) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = pickFile(event.clipboardData?.files ?? []);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
