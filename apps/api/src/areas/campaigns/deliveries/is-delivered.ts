import { and, inArray, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { arrivedStates, resendableStates } from "./delivery-state.ts";
import { deliveries } from "./tables.ts";

// The triggers of `delivery_counts` count by the same two conditions.

/** A guest got the card: the gateway took it, or its host wrote to them. */
export const isDelivered = or(
  inArray(deliveries.state, arrivedStates),
  isNotNull(deliveries.writtenAt),
) as SQL;

/** It failed or is unconfirmed, and its host did not write to the guest. */
export const isUndelivered = and(
  inArray(deliveries.state, resendableStates),
  isNull(deliveries.writtenAt),
) as SQL;
