export const SCHEDULES = {
  foldCatalogue: { everyMinutes: 10 },
} as const;
