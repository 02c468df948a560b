import type { HeldDeposit } from "@jdj/contract/payments/held-deposit";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";

/**
 * What a deposit waits for, as its customer reads it; null for nothing to wait for, and where staff hold
 * it, which has a note of its own.
 */
export function heldForCustomer(held: HeldDeposit | null, name: string): string | null {
  if (held === null || held.state === "returned" || held.staff_hold !== null) return null;
  const { amount_fcfa: left, release_at: at } = held;
  if (held.state === "released") return `${fcfa(left)} de l’acompte sont versés à ${name}.`;
  if (held.is_frozen) return `L’acompte de ${fcfa(left)} est gelé\u00a0: il attend notre décision.`;
  return at === null
    ? `Nous gardons l’acompte de ${fcfa(left)}\u00a0: il attend que la prestation soit faite.`
    : `Nous gardons l’acompte de ${fcfa(left)} jusqu’au ${dateAndTime(at)}, puis ${name} le reçoit.`;
}

/** The same as its provider reads it. */
export function heldForProvider(held: HeldDeposit | null): string | null {
  if (held === null || held.state === "returned" || held.staff_hold !== null) return null;
  const { amount_fcfa: left, release_at: at } = held;
  if (held.state === "released") return `${fcfa(left)} de l’acompte sont dans vos gains.`;
  if (held.is_frozen) return `L’acompte de ${fcfa(left)} est gelé\u00a0: il attend notre décision.`;
  return at === null
    ? `L’acompte de ${fcfa(left)} attend\u00a0: il est à vous deux jours après la prestation, ou quand le client la confirme.`
    : `L’acompte de ${fcfa(left)} attend\u00a0: il est à vous le ${dateAndTime(at)}.`;
}
