/** The hours of a day (UTC, as in Abidjan) between which nobody is disturbed; null for none. */
export interface QuietHours {
  quietFrom: number | null;
  quietUntil: number | null;
}

/** When nothing that we send is heard, whoever asked for it. */
export const night = { quietFrom: 21, quietUntil: 7 } as const satisfies QuietHours;

/** When the quiet hours end in which an instant lies; null outside of them. */
export function quietEnd(now: Date, { quietFrom, quietUntil }: QuietHours): Date | null {
  if (quietFrom === null || quietUntil === null) return null;
  const hour = now.getUTCHours();
  const isOvernight = quietFrom > quietUntil;
  const isQuiet = isOvernight
    ? hour >= quietFrom || hour < quietUntil
    : hour >= quietFrom && hour < quietUntil;
  if (!isQuiet) return null;
  const end = new Date(now);
  end.setUTCHours(quietUntil, 0, 0, 0);
  if (end <= now) end.setUTCDate(end.getUTCDate() + 1);
  return end;
}

/** After how many seconds a message may leave: at once, or at the end of the quiet hours. */
export function secondsOfQuiet(now: Date, quiet: QuietHours): number {
  const end = quietEnd(now, quiet);
  return end === null ? 0 : Math.ceil((end.getTime() - now.getTime()) / 1000);
}
