import { stateMachine } from "../call/state-machine.ts";

/** Where a sender name stands. */
export const senderNameStates = ["requested", "approved", "refused", "withdrawn"] as const;
export type SenderNameState = (typeof senderNameStates)[number];

/** What may become of a sender name. One that was refused is asked for again as a new one. */
export const senderNameMachine = stateMachine<SenderNameState>({
  requested: { approved: ["staff"], refused: ["staff"], withdrawn: ["customer", "staff"] },
  approved: { withdrawn: ["customer", "staff"] },
  refused: {},
  withdrawn: {},
});
