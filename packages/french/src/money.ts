const space = "\u00a0";

/** An amount in FCFA as it is written: `fcfa(41500)` is « 41 500 FCFA », its spaces unbreakable. */
export function fcfa(amount: number): string {
  return `${grouped(amount)}${space}FCFA`;
}

/** A whole number in groups of three: 41 500. A fraction is rounded. */
export function grouped(number: number): string {
  const whole = Math.round(number);
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, space);
  return whole < 0 ? `−${digits}` : digits;
}
