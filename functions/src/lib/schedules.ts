export const SCHEDULES = {
  foldCatalogue: { everyMinutes: 10 },
  removeEndedBadges: { everyMinutes: 15 },
} as const;
