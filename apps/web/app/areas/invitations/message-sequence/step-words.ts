import type { SequenceStep } from "@jdj/contract/invitations/message-sequence";

/** How far a step is from the feast. @param days negative before */
export function offsetWords(days: number): string {
  if (days === 0) return "Le jour même";
  if (days === -1) return "La veille";
  if (days === 1) return "Le lendemain";
  return days < 0 ? `${-days}\u00a0jours avant` : `${days}\u00a0jours après`;
}

type State = { label: string; tone: "neutral" | "good" | "waiting" | "bad" };

/** What becomes of a step, as its hosts read it: of one that they sent themselves what became of that. */
export function stepState({ state, status }: Pick<SequenceStep, "state" | "status">): State {
  if (status === "awaiting-payment") return { label: "À payer", tone: "waiting" };
  if (status !== "draft")
    return status === "done"
      ? { label: "Envoyé", tone: "good" }
      : { label: "Envoi en cours", tone: "waiting" };
  switch (state) {
    case "waiting":
      return { label: "Prévu", tone: "good" };
    case "off":
    case "sent":
      return { label: "À prévoir", tone: "neutral" };
    case "nobody":
      return { label: "Personne à ce jour", tone: "neutral" };
    case "held":
    case "missed":
      return { label: "Pas parti", tone: "bad" };
  }
}
