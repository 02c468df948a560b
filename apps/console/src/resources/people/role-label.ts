import type { Person } from "@jdj/contract/console/people";

/** What kind of account a person has. */
export function roleLabel(role: Person["role"]): string {
  return role === "PROVIDER" ? "Prestataire" : "Client";
}
