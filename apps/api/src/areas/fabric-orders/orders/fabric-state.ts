import type { FabricState } from "@jdj/contract/fabric-orders/fabric-states";

/** The state of an order on a day: one whose last day has passed is closed, also before the job has closed it. */
export function stateOn(
  { state, deadline }: { state: FabricState; deadline: string },
  today: string,
): FabricState {
  return state === "open" && deadline < today ? "closed" : state;
}

/** Whether the committee may still change who takes what: until it was ordered or cancelled. */
export function isChangeable({ state }: { state: FabricState }): boolean {
  return state === "open" || state === "closed";
}
