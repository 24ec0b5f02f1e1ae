/** A day of the calendar. */
export const day = (description: string) => ({
  description,
  type: 'string' as const,
  format: 'date',
  patternErrorMessage: 'is not a day of the calendar. Write year, month and day, as in 2026-03-12',
});

/** The day from which on visitors may read what carries it. One to come is reported, unless the file is published only then. */
export const publicationDay = (description: string) => ({ ...day(description), publication: true });

/** A moment, with how far its clock is from UTC: without that it would be another moment on another computer. */
export const moment = (description: string) => ({
  description,
  type: 'string' as const,
  // Editors know the format date-time, and insist on seconds; this one is checked here only, and the pattern by both.
  format: 'moment',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2})?(?:Z|[+-]\\d{2}:\\d{2})$',
  patternErrorMessage: 'is not a moment. Write day, time and the offset from UTC, as in 2026-03-12T09:30+01:00',
});
