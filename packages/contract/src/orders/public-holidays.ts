import { dateAfter } from "@jdj/french/dates";

/** Public holidays of the same day each year (decree 96-205 of 7 March 1996). */
const fixed = ["01-01", "05-01", "08-07", "08-15", "11-01", "11-15", "12-25"];

/** Days after Easter of the Monday, of Ascension Day and of Whit Monday (the same decree). */
const afterEaster = [1, 39, 50];

/** Easter Sunday of a year of the Gregorian calendar: the anonymous algorithm (Meeus, « Astronomical Algorithms »). */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const skipped = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - skipped - correction + 15) % 30;
  const leap = Math.floor((year % 100) / 4);
  const weekday = (32 + 2 * (century % 4) + 2 * leap - epact - ((year % 100) % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * late + 114;
  const month = Math.floor(day / 31);
  return `${year}-${String(month).padStart(2, "0")}-${String((day % 31) + 1).padStart(2, "0")}`;
}

/**
 * Whether nobody works on a date. The holidays of the moon (Tabaski, end of Ramadan, Maouloud, Night of
 * Destiny) are announced year by year, and are not known here.
 */
export function isPublicHoliday(date: string): boolean {
  if (fixed.includes(date.slice(5))) return true;
  const easter = easterSunday(Number(date.slice(0, 4)));
  return afterEaster.some((days) => dateAfter(easter, days, "days") === date);
}
