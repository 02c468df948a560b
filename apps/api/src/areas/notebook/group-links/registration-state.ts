import { stateMachine } from "@jdj/contract/call/state-machine";
import type { RegistrationRow } from "./seats.ts";

/**
 * What may become of a registration by a group's link. It begins on the waiting list and has its seat in
 * the same transaction where there is one; `product` is the waiting list that moves up. Whoever declined
 * may come after all, but nobody whom the hosts refused.
 */
export const registrationMachine = stateMachine<RegistrationRow["state"]>({
  waiting: {
    waiting: ["customer"],
    confirmed: ["product", "customer"],
    pending: ["product", "customer"],
    declined: ["customer"],
    refused: ["customer"],
  },
  pending: { confirmed: ["customer"], declined: ["customer"], refused: ["customer"] },
  confirmed: { declined: ["customer"] },
  declined: { waiting: ["customer"], confirmed: ["customer"], pending: ["customer"] },
  refused: {},
});
