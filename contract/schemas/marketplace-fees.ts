import * as z from 'zod/mini';
import { parseHundredths } from './hundredths';
import { type Platform, PLATFORMS } from './platform';

/** The highest fee that a member can set: 100 percent, in basis points (hundredths of a percent). */
export const MAX_FEE_BASIS_POINTS = 10_000;
export const MAX_FIXED_FEE_CENTS = 100_000;
/** The limit of the request body. It fits the fees of six platforms with two numbers each. */
export const FEES_MAX_BYTES = 2048;

export const FEE_MESSAGES = {
  percent: 'Enter a percentage from 0 to 100, with at most two decimals',
  fixed: 'Enter an amount from $0 to $1,000, with at most two decimals',
} as const;

const isUpTo = (max: number) => (text: string) => (parseHundredths(text) ?? max + 1) <= max;

const typedFeeSchema = z.strictObject({
  percent: z
    .string(FEE_MESSAGES.percent)
    .check(z.trim(), z.refine(isUpTo(MAX_FEE_BASIS_POINTS), FEE_MESSAGES.percent)),
  fixed: z
    .string(FEE_MESSAGES.fixed)
    .check(z.trim(), z.refine(isUpTo(MAX_FIXED_FEE_CENTS), FEE_MESSAGES.fixed)),
});

function perPlatform<Schema extends z.ZodMiniType>(schema: Schema): Record<Platform, Schema> {
  return Object.fromEntries(PLATFORMS.map((platform) => [platform, schema])) as Record<
    Platform,
    Schema
  >;
}

/** The fees as a member types them into the form. The app sends them unchanged with `updateFees`. */
export const feesInputSchema = z.strictObject(perPlatform(typedFeeSchema));
export type FeesInput = z.output<typeof feesInputSchema>;

/** The fees of a member. `percent` is like '13.6', and `fixed` is in dollars, like '0.40'. */
export const feesSchema = z.object(
  perPlatform(z.object({ percent: z.string(), fixed: z.string(), isDefault: z.boolean() })),
);
export type Fees = z.output<typeof feesSchema>;
