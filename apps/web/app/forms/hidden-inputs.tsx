/** What a form sends beside what is typed: a hidden input for each value. */
export function HiddenInputs({ values }: { values: Readonly<Record<string, string | number>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
