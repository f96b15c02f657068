import { PLATFORM_LABELS, PLATFORMS } from '@contract/schemas/platform';
import { SOURCE_LOCATIONS } from '@contract/schemas/sale-submission';

interface Choice {
  readonly value: string;
  readonly label: string;
}

export const SALE_KINDS = [
  { value: 'true', label: 'My Sale' },
  { value: 'false', label: 'Interesting Find' },
] as const;

export const SALE_TYPES = [
  { value: 'other', label: 'At the sold price' },
  { value: 'offer', label: 'On an offer' },
] as const;

export const SOURCES = SOURCE_LOCATIONS.map((source) => ({ value: source, label: source }));

export const PLATFORM_CHOICES = PLATFORMS.map((value) => ({
  value,
  label: PLATFORM_LABELS[value],
}));

export const labelOf = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;
