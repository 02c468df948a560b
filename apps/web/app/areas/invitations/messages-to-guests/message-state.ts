import type { GuestMessage } from "@jdj/contract/invitations/messages-to-guests";

type State = { label: string; tone: "neutral" | "good" | "waiting" | "bad"; hasLeft: boolean };

/** What became of a message, as its hosts read it. */
export function messageState({
  status,
  success,
  error,
  total,
  step,
}: Pick<GuestMessage, "status" | "success" | "error" | "total" | "step">): State {
  switch (status) {
    case "draft":
      if (step?.state === "waiting") return { label: "Prévu", tone: "waiting", hasLeft: false };
      if (step && step.reason !== "") return { label: "Pas parti", tone: "bad", hasLeft: false };
      return { label: "Brouillon", tone: "neutral", hasLeft: false };
    case "awaiting-payment":
      return { label: "À payer", tone: "waiting", hasLeft: false };
    case "scheduled":
      return { label: "Prévu", tone: "waiting", hasLeft: false };
    case "cancelled":
      return { label: "Annulé", tone: "neutral", hasLeft: false };
    case "sending":
      return { label: "Envoi en cours", tone: "waiting", hasLeft: true };
    case "done":
      // What its host writes one by one waits for them.
      if (success + error < total) return { label: "À écrire", tone: "waiting", hasLeft: true };
      return success > 0
        ? { label: "Envoyé", tone: "good", hasLeft: true }
        : { label: "Non envoyé", tone: "bad", hasLeft: true };
  }
}
