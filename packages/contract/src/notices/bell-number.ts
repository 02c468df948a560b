/** The highest number that a bell shows. */
const MOST = 99;

/** What a bell shows of the notices that are unread: nothing for none, « 99+ » for more than that. */
export function bellNumber(unread: number): string {
  if (unread === 0) return "";
  return unread > MOST ? `${MOST}+` : String(unread);
}
