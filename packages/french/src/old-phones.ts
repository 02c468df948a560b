/**
 * The ten digits of an Ivorian number of eight, as it was written before 31 January 2021. A mobile
 * takes the prefix of its operator, told by its second digit: 0–3 Moov 01, 4–6 MTN 05, 7–9
 * Orange 07. A landline (20–24 and 30–36) is told by its third digit: 0 MTN 25, 8 Moov 21,
 * otherwise Orange 27.
 */
export function tenDigits(eight: string): string {
  const landline = /^(?:2[0-4]|3[0-6])/.test(eight);
  const digit = Number(eight.charAt(landline ? 2 : 1));
  return `${landline ? landlinePrefix(digit) : mobilePrefix(digit)}${eight}`;
}

/** The number of today in the place of an old Ivorian one (`+225` and eight digits); else null. */
export function repairedPhone(number: string): string | null {
  const eight = /^\+225(\d{8})$/.exec(number)?.[1];
  return eight === undefined ? null : `+225${tenDigits(eight)}`;
}

function mobilePrefix(secondDigit: number): string {
  if (secondDigit <= 3) return "01";
  return secondDigit <= 6 ? "05" : "07";
}

function landlinePrefix(thirdDigit: number): string {
  if (thirdDigit === 0) return "25";
  return thirdDigit === 8 ? "21" : "27";
}
