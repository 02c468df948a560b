import { foldLabel } from "../guests/sheet/fold-label.ts";

/** The code that a label means among names, whatever its case and accents; null when none is meant. */
export function codeOfLabel(
  label: string,
  known: readonly { code: string; name: string }[],
): string | null {
  const wanted = foldLabel(label);
  return known.find(({ name }) => foldLabel(name) === wanted)?.code ?? null;
}
