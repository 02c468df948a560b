let phones = 0;

/** A number that no other row has. */
export function freshPhone(): string {
  phones += 1;
  const digits = String(phones).padStart(4, "0");
  return `+(225) 05 09 09 ${digits.slice(0, 2)} ${digits.slice(2)}`;
}
