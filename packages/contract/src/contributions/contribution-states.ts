import { stateMachine } from "../call/state-machine.ts";

/** The states of a register: whether payments and cash are taken. */
export const registerStates = ["open", "closed"] as const;
export type RegisterState = (typeof registerStates)[number];

/**
 * The states of a contribution in cash. `waiting`: one member says that they hold it; `confirmed`: a
 * second one says so too, and it counts; `refused`: a second one says that it is not so; `cancelled`:
 * who noted it took it back. None is ever removed.
 */
export const cashStates = ["waiting", "confirmed", "refused", "cancelled"] as const;
export type CashState = (typeof cashStates)[number];

/** What may become of cash: a confirmed one that was a mistake is refused afterwards, with a reason. */
export const cashMachine = stateMachine<CashState>({
  waiting: { confirmed: ["customer"], refused: ["customer"], cancelled: ["customer"] },
  confirmed: { refused: ["customer"] },
  refused: {},
  cancelled: {},
});

export const cashStateLabels: Readonly<Record<CashState, string>> = {
  waiting: "À confirmer",
  confirmed: "Confirmé",
  refused: "Écarté",
  cancelled: "Annulé",
};
