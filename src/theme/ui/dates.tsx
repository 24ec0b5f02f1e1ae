import { usePage } from '#contract/page-context.tsx';

type Fields = 'day' | 'moment';

const fields: Readonly<Record<Fields, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'long' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
};

// Making one takes longer than drawing the page.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, kind: Fields): Intl.DateTimeFormat {
  const key = `${language} ${kind}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...fields[kind], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** The time on the clock at the place of a moment, as if that were UTC: 2026-03-12T09:30+01:00 is 09:30. */
function wallTime(date: string): Date {
  return new Date(date.includes('T') ? `${date.slice(0, 16)}Z` : date);
}

/** How far a clock is from UTC: UTC+1, UTC−3:30. Nothing for a day. */
function offsetOf(date: string): string | undefined {
  if (date.endsWith('Z')) return 'UTC';
  const [, sign, hours, minutes] = /T.*([+-])(\d{2}):(\d{2})$/.exec(date) ?? [];
  if (!sign) return undefined;
  if (Number(hours) + Number(minutes) === 0) return 'UTC';
  return `UTC${sign === '-' ? '−' : '+'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

/** From when to when, by the clock of the place: 12 March 2026, 09:30–11:00. @param detail `day` leaves out the time */
export function formatPeriod({ from, to, language, detail }: { from: string; to: string; language: string; detail: Fields }): string {
  const format = formatOf(language, from.includes('T') ? detail : 'day');
  return format.formatRange(wallTime(from), wallTime(to));
}

interface DateTextProps {
  date: string;
  endDate?: string;
  /** With the time of day, and how far it is from UTC; in `brief` form only if it is over on the same day. */
  time?: 'brief' | 'full';
}

/** A day or a period in the language of the page, with the exact value for machines. */
export function DateText({ date, endDate = date, time }: DateTextProps) {
  const { lang } = usePage().region;
  const withTime = time === 'full' || (time === 'brief' && date.slice(0, 10) === endDate.slice(0, 10));
  const offset = withTime && offsetOf(date);
  return (
    <>
      <time dateTime={date}>{formatPeriod({ from: date, to: endDate, language: lang, detail: withTime ? 'moment' : 'day' })}</time>
      {offset && ` (${offset})`}
    </>
  );
}
