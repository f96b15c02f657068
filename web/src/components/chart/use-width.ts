import { useLayoutEffect, useRef, useState } from 'react';

/** The size of text that the sizes of charts are made for, in pixels. */
const PLAIN_TEXT = 16;

/** Follows the width of an element in pixels, 0 before the first layout, and how much larger than usual the reader's text is. */
export function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  const [textScale, setTextScale] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () => {
      setWidth(Math.floor(element.clientWidth));
      const { fontSize } = getComputedStyle(document.documentElement);
      setTextScale(Number.parseFloat(fontSize) / PLAIN_TEXT);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width, textScale };
}
