import type { Platform } from '../schemas/platform';

/** The colors of a drawn card. They do not depend on the color scheme, because the card is a picture. */
export interface CardTone {
  readonly background: string;
  /** The color of the tag shape behind the text. */
  readonly shape: string;
  /** The color of the platform, the price and the line below them. */
  readonly detail: string;
  readonly title: string;
}

const TITLE = '#ffffff';

/** One tone for each platform. The contrast of text to both `background` and `shape` is at least 4.5:1. */
export const CARD_TONES: Readonly<Record<Platform, CardTone>> = {
  ebay: { background: '#0d5c43', shape: '#146b50', detail: '#cdeedd', title: TITLE },
  poshmark: { background: '#74224c', shape: '#852d5a', detail: '#f8d7e6', title: TITLE },
  depop: { background: '#8a2a24', shape: '#9b372f', detail: '#fcdcd7', title: TITLE },
  mercari: { background: '#47398a', shape: '#554799', detail: '#e0dbfb', title: TITLE },
  facebook: { background: '#1b4a85', shape: '#275a99', detail: '#d3e5fb', title: TITLE },
  etsy: { background: '#7c4410', shape: '#8c511a', detail: '#fbe3c6', title: TITLE },
};
