import { stateMachine } from "@jdj/contract/call/state-machine";

/**
 * The states of somebody who holds the link of an invitation and has not proven its address. `asked`: it
 * is another's address, and an owner decides. `promised`: it is theirs, and they join once they prove it.
 */
export const membershipRequestStates = ["asked", "promised", "refused"] as const;

/** What may become of a request to join; whoever joins has none any more. Somebody who was refused may still prove the address. */
export const membershipRequestMachine = stateMachine<(typeof membershipRequestStates)[number]>(
  {
    asked: { promised: ["customer"], refused: ["customer"] },
    promised: { promised: ["customer"] },
    refused: { promised: ["customer"] },
  },
  ["asked", "promised"],
);
