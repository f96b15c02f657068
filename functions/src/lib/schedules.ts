/** How often scheduled work is done, by the function that does it. */
export const SCHEDULES = {
  foldCatalogue: { everyMinutes: 10 },
} as const;
