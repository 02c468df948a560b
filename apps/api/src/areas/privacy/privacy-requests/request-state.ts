import { stateMachine } from "@jdj/contract/call/state-machine";

/** The states of a request about personal data. */
export const privacyRequestStates = ["open", "done", "refused"] as const;

/** What may become of a request: it is answered once. */
export const privacyRequestMachine = stateMachine<(typeof privacyRequestStates)[number]>({
  open: { done: ["staff", "product"], refused: ["staff"] },
  done: {},
  refused: {},
});
