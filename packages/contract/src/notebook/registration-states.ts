/** The states of a registration with a group: pending waits for the hosts, waiting for a seat. */
export const states = ["pending", "waiting", "confirmed", "declined", "refused"] as const;
export type RegistrationState = (typeof states)[number];

/** What people read of them. */
export const registrationStates: Readonly<Record<RegistrationState, string>> = {
  confirmed: "Inscrit",
  pending: "À confirmer",
  waiting: "Liste d’attente",
  declined: "Ne vient pas",
  refused: "Écarté",
};

/** The state that an address names; null for none. */
export function registrationStateFrom(text: string | null): RegistrationState | null {
  return states.find((state) => state === text) ?? null;
}
