import { FEE_KINDS, type FeeKind } from '@contract/schemas/fee-area';
import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import type { Platform } from '@contract/schemas/platform';
import { enclosingPixelBox, type Rectangle, type TruthBox } from './geometry';
import { parsePriceToCents } from './money';
import { MarkNotVisible, type VisibleMark } from './visible-marks';
import { isPhotoLargeEnough } from './visible-photo';
import type { Layout } from './layouts';

/** The ground truth of one picture: an entry of truth.json. Boxes are in pixels of the picture. */
export interface GroundTruth {
  readonly file: string;
  readonly platform: Platform;
  readonly layout: Layout;
  readonly theme: 'light' | 'dark';
  readonly title: string;
  readonly price: string;
  /** The sold date (ISO), or null if the picture shows no date with a year. */
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
    /** Boxes of amounts that only the seller sees. */
    readonly feeBoxes: readonly { readonly kind: FeeKind; readonly box: TruthBox }[];
    /** Names of shops, which stay visible. */
    readonly shops: readonly { readonly text: string; readonly box: TruthBox }[];
    /**
     * The box of the visible part of the item's photo. Null if no photo is visible or the visible part is too small.
     */
    readonly photoBox: TruthBox | null;
  };
}

/**
 * Returns the box of the photo in whole pixels. Returns null if there is no photo, or if it is too small for a model to
 * find.
 */
export function photoBox(
  photo: Rectangle | null,
  picture: { readonly width: number; readonly height: number },
): TruthBox | null {
  return photo && isPhotoLargeEnough(photo) ? enclosingPixelBox(photo, picture) : null;
}

/**
 * Returns the ground truth of a picture from its marks, which are in pixels of the picture. Throws MarkNotVisible if
 * the title or the price is missing.
 */
export function groundTruthOf(
  marks: readonly VisibleMark[],
  picture: { readonly width: number; readonly height: number },
): Pick<GroundTruth, 'title' | 'price' | 'soldDate' | 'personalInfo'> & {
  readonly boxes: Pick<GroundTruth['extra'], 'titleBox' | 'priceBox' | 'feeBoxes' | 'shops'>;
} {
  const title = marks.find(({ truth }) => truth === 'title');
  const price = marks.find(({ truth }) => truth === 'price');
  if (!title || !price)
    throw new MarkNotVisible(`The ${title ? 'price' : 'title'} is not visible.`);
  return {
    title: title.text.replace(/(…|\.\.\.)$/, '').trim(),
    price: (parsePriceToCents(price.text) / 100).toFixed(2),
    soldDate: marks.find(({ truth }) => truth === 'soldDate')?.day ?? null,
    personalInfo: marks.flatMap(({ truth, kind, text, place }) =>
      truth === 'personal' && !isFee(kind)
        ? [{ kind, text, box: enclosingPixelBox(place, picture) }]
        : [],
    ),
    boxes: {
      titleBox: enclosingPixelBox(title.place, picture),
      priceBox: enclosingPixelBox(price.place, picture),
      feeBoxes: marks.flatMap(({ truth, kind, place }) =>
        truth === 'fee' && isFee(kind) ? [{ kind, box: enclosingPixelBox(place, picture) }] : [],
      ),
      shops: marks.flatMap(({ truth, text, place }) =>
        truth === 'shop' ? [{ text, box: enclosingPixelBox(place, picture) }] : [],
      ),
    },
  };
}

const isFee = (kind: VisibleMark['kind']): kind is FeeKind =>
  FEE_KINDS.some((feeKind) => feeKind === kind);
