import { stateMachine } from "../call/state-machine.ts";

/**
 * The states of a fabric order. `open`: people order and pay; `closed`: the deadline passed or the
 * committee closed it; `sent`: it was ordered from the seller; `cancelled`: payments by mobile money
 * are given back.
 */
export const fabricStates = ["open", "closed", "sent", "cancelled"] as const;
export type FabricState = (typeof fabricStates)[number];

/**
 * What may become of a fabric order. Its committee may order it, close it, open it again or cancel it;
 * by the product alone, one that was ordered collects again when its purchase was cancelled, and one that
 * still collects is ordered by a purchase that was paid.
 */
export const fabricMachine = stateMachine<FabricState>({
  open: { closed: ["customer", "product"], sent: ["product"], cancelled: ["customer"] },
  closed: { open: ["customer"], sent: ["customer", "product"], cancelled: ["customer"] },
  sent: { open: ["product"], closed: ["product"], sent: ["product"] },
  cancelled: {},
});

/** The state of a fabric order as people read it. */
export const fabricStateLabels: Record<FabricState, string> = {
  open: "En cours",
  closed: "Close",
  sent: "Commandée",
  cancelled: "Annulée",
};
