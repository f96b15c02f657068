import { parseHundredths, percentText } from '@contract/schemas/hundredths';
import { type Fee, MARKETPLACE_FEES, type OwnFees } from '@contract/rules/marketplace-fees';
import { centsToDecimal } from '@contract/schemas/money';
import type { Fees, FeesInput } from '@contract/schemas/marketplace-fees';
import { type Platform, PLATFORMS } from '@contract/schemas/platform';

/**
 * Returns the typed fees that differ from the marketplaces' fees. Fees that do not differ are not stored, so that a
 * later change of a marketplace's fee also applies to the member.
 */
export function ownFeesIn(typed: FeesInput): OwnFees {
  return Object.fromEntries(
    PLATFORMS.flatMap((platform) => {
      const fee = feeIn(typed[platform]);
      return isSame(fee, MARKETPLACE_FEES[platform]) ? [] : [[platform, fee] as const];
    }),
  );
}

/**
 * Converts the text of a typed fee to numbers. Throws if the text is not a number. The contract's schema rejects such a
 * text earlier.
 */
function feeIn({ percent, fixed }: FeesInput[Platform]): Fee {
  const [basisPoints, fixedCents] = [parseHundredths(percent), parseHundredths(fixed)];
  if (basisPoints === null || fixedCents === null) throw new Error('Invalid fee');
  return { basisPoints, fixedCents };
}

const isSame = (one: Fee, other: Fee): boolean =>
  one.basisPoints === other.basisPoints && one.fixedCents === other.fixedCents;

export function feesView(own: OwnFees): Fees {
  const views = PLATFORMS.map((platform) => {
    const { basisPoints, fixedCents } = own[platform] ?? MARKETPLACE_FEES[platform];
    const isDefault = own[platform] === undefined;
    return [
      platform,
      { percent: percentText(basisPoints), fixed: centsToDecimal(fixedCents), isDefault },
    ] as const;
  });
  return Object.fromEntries(views) as Fees;
}
