const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const whole = new Intl.NumberFormat('en-US');

/** '1 item', '1,204 items'. */
export const formatCount = (count: number, noun: string): string =>
  `${whole.format(count)} ${nounFor(count, noun)}`;

/** A count for where there is little room: '1.2K'. */
export const compactCount = (count: number): string => compact.format(count);

/** 'like' for one, else 'likes'. */
export const nounFor = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);
