/** The ten (or eight) national digits of a number, without prefix and spaces. */
function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  return digits.replace(/^(?:00)?225(?=\d{8}(?:\d{2})?$)/, "");
}

/** Writes two numbers as the call wants them, `0701020304, 0501020304`; empty when one is missing. */
export function joinTwoNumbers(first: string, second: string): string {
  const numbers = [first, second].map((typed) =>
    /\d/.test(typed) ? nationalDigits(typed) : typed.trim(),
  );
  return numbers.includes("") ? "" : numbers.join(", ");
}
