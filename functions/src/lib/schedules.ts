export const SCHEDULES = {
  foldCatalogue: { everyMinutes: 10 },
  refreshCategories: { everyMinutes: 24 * 60 },
  removeEndedBadges: { everyMinutes: 15 },
} as const;
