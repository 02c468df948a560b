/** How long a ceremony usually lasts here, in minutes, by its code: the notebook asks only when it begins. */
const usual: Readonly<Record<string, number>> = {
  civil: 60,
  religious: 120,
  christening: 120,
  worship: 120,
  thanksgiving: 120,
  dowry: 240,
  reception: 360,
};

/** How long a calendar keeps for a ceremony, in minutes. @param code of the ceremony */
export function ceremonyMinutes(code: string): number {
  return usual[code] ?? 300;
}
