import type { ConsoleHold } from "@jdj/contract/console/staff-holds";
import {
  openHoldOf,
  presentStaffHold,
  type StoredStaffHold,
} from "../../ledger/staff-holds/queries.ts";
import type { HoldableMoney } from "./holdable-money.ts";

/** The holds of a sale as staff see them, and whether they may hold its money now. */
export function presentHolds(
  holds: readonly StoredStaffHold[] | undefined = [],
  money: HoldableMoney,
): { holds: ConsoleHold[]; may_hold: boolean } {
  return {
    holds: holds.map((hold) => ({
      ...presentStaffHold(hold),
      ...{ held_by: hold.heldBy, ended_by: hold.endedBy },
    })),
    may_hold: money === "here" && openHoldOf(holds) === null,
  };
}
