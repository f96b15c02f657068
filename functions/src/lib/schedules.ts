export const SCHEDULES = {
  awardChampionTitles: { everyMinutes: 15 },
  foldCatalogue: { everyMinutes: 10 },
  refreshCategories: { everyMinutes: 24 * 60 },
  removeEndedBadges: { everyMinutes: 15 },
  resumeAccountDeletions: { everyMinutes: 5 },
} as const;
