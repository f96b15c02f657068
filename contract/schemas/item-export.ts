/** The most items in one export. The number bounds the memory that an export needs. */
export const EXPORT_MAX_ITEMS = 20_000;

export const EXPORT_MESSAGES = {
  tooMany: 'A download can contain at most 20,000 items. Choose a shorter range.',
  failed: "We couldn't prepare your download. Please try again.",
} as const;
