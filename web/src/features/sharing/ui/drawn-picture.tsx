import {
  DRAWN_CARD_SIDE,
  DRAWN_CARD_TAG,
  drawnCard,
  type MeasureWidth,
} from '@contract/rules/drawn-card';
import { parseCents } from '@contract/schemas/money';
import { useEffect, useReducer } from 'react';
import { formatCents } from '@/lib/format';
import { type SaleFormValues, shownValues } from '../model/sale-form';
import styles from './drawn-picture.module.css';

/**
 * The drawn card of a sale without a cover. It looks like the drawn cards of the server. Hidden from screen readers.
 */
export function DrawnPicture({ values }: { readonly values: SaleFormValues }) {
  const widthOf = useWidthOf();
  const { title, platform, soldPrice } = shownValues(values);
  // Text that is no price counts as 0. The rest of the card does the same.
  const price = formatCents(parseCents(soldPrice) ?? 0);
  const { tone, rule, texts } = drawnCard({ title, platform, price }, widthOf);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${DRAWN_CARD_SIDE} ${DRAWN_CARD_SIDE}`}
      // The drawing fills its area at any aspect ratio.
      preserveAspectRatio="xMidYMid slice"
      className={styles.drawing}
    >
      <rect width={DRAWN_CARD_SIDE} height={DRAWN_CARD_SIDE} fill={tone.background} />
      <g transform={DRAWN_CARD_TAG.transform}>
        <path d={DRAWN_CARD_TAG.path} fill={tone.shape} />
        <circle {...DRAWN_CARD_TAG.eye} fill={tone.background} />
      </g>
      <rect {...rule} height={3} fill={tone.detail} />
      {texts.map(({ words, size, ...place }, index) => (
        <text key={index} style={{ fontSize: size }} {...place}>
          {words}
        </text>
      ))}
    </svg>
  );
}

/** Returns a function that measures text in the display font. The component renders again when the font has loaded. */
function useWidthOf(): MeasureWidth {
  const [, measureAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    document.fonts.addEventListener('loadingdone', measureAgain);
    return () => document.fonts.removeEventListener('loadingdone', measureAgain);
  }, []);
  return widthInDisplayFont;
}

let measured: { context: CanvasRenderingContext2D; family: string } | undefined;

function widthInDisplayFont(text: string, size: number): number {
  measured ??= measure();
  if (!measured) return 0;
  const { context, family } = measured;
  context.font = `800 ${size}px ${family}`;
  return context.measureText(text).width;
}

function measure() {
  const context = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  return context ? { context, family } : undefined;
}
