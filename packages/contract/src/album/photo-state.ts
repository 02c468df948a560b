import { stateMachine } from "../call/state-machine.ts";

/** Where a guest's photo is: with its hosts, in the album, or put aside. */
export const photoStates = ["waiting", "shown", "hidden"] as const;
export type PhotoState = (typeof photoStates)[number];

/**
 * The states of a guest's photo. Hosts decide; what is shown waits again once somebody reported it
 * (`product`). Without approval a photo begins in the album.
 */
export const photoMachine = stateMachine<PhotoState, "customer" | "product">(
  {
    waiting: { shown: ["customer"], hidden: ["customer"] },
    shown: { hidden: ["customer"], waiting: ["product"] },
    hidden: { shown: ["customer"] },
  },
  ["waiting", "shown"],
);
