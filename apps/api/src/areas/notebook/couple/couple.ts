import type { Civility } from "@jdj/contract/person/civility";
import { codeOfLabel } from "../event-types/code-of-label.ts";
import { celebratedReference, eventTypeReference } from "../event-types/reference.ts";

/** The civility that a place's gender gives: F is Mademoiselle, otherwise Monsieur. */
export function civilityOf(gender: "M" | "F"): Civility {
  return gender === "F" ? "Mlle" : "M";
}

/**
 * The code of the place that a label means, whatever its case and accents: a name that staff gave,
 * or the first one, which the historical API's callers know by heart. Null when none is meant.
 */
export function roleCodeOf(
  label: string,
  typeCode: string,
  roles: readonly { code: string; name: string }[],
): string | null {
  const first = eventTypeReference.find(({ code }) => code === typeCode);
  return codeOfLabel(label, [...roles, ...(first ? celebratedReference[first.code] : [])]);
}
