import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import type { Platform } from '@contract/schemas/platform';
import { wholePixels, type TruthBox } from './geometry';
import { centsOf } from './money';
import { MarkNotVisible, type VisibleMark } from './visible-marks';
import type { Layout } from './layouts';

/** One entry of truth.json. Boxes are in pixels of the file. */
export interface Truth {
  readonly file: string;
  readonly platform: Platform;
  readonly layout: Layout;
  readonly theme: 'light' | 'dark';
  readonly title: string;
  readonly price: string;
  /** An ISO date, or null if the picture shows no date with a year. */
  readonly soldDate: string | null;
  readonly noisy: boolean;
  readonly personalInfo: readonly {
    readonly kind: PersonalInfoKind;
    readonly text: string;
    readonly box: TruthBox;
  }[];
  readonly extra: {
    readonly template: string;
    readonly titleBox: TruthBox;
    readonly priceBox: TruthBox;
  };
}

/** Throws MarkNotVisible if title or price is missing. Marks are in pixels of the picture. */
export function truthOf(
  marks: readonly VisibleMark[],
  picture: { readonly width: number; readonly height: number },
): Pick<Truth, 'title' | 'price' | 'soldDate' | 'personalInfo'> &
  Pick<Truth['extra'], 'titleBox' | 'priceBox'> {
  const title = marks.find(({ truth }) => truth === 'title');
  const price = marks.find(({ truth }) => truth === 'price');
  if (!title || !price)
    throw new MarkNotVisible(`The ${title ? 'price' : 'title'} is not visible.`);
  return {
    title: title.text.replace(/(…|\.\.\.)$/, '').trim(),
    price: (centsOf(price.text) / 100).toFixed(2),
    soldDate: marks.find(({ truth }) => truth === 'soldDate')?.day ?? null,
    personalInfo: marks
      .filter(({ truth }) => truth === 'personal')
      .map(({ kind, text, place }) => ({ kind, text, box: wholePixels(place, picture) })),
    titleBox: wholePixels(title.place, picture),
    priceBox: wholePixels(price.place, picture),
  };
}
