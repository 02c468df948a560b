import type { SeatedGuest } from "@jdj/contract/invitations/seating";
import { useMemo } from "react";
import type { RouterContextProvider } from "react-router";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { apiContext } from "#app/http/context.ts";
import { packRows, unpackRows } from "#app/http/packed-rows.ts";

/** What the pages of the seating show; null for the plan when the server failed. */
export async function loadSeating(context: Readonly<RouterContextProvider>) {
  const event = await openEvent(context);
  const plan = await foundOrError(
    context.get(apiContext).invitations.seating.plan({ event_id: event.id }),
  );
  const about = { eventId: event.id, seed: event.seed, name: event.name };
  if (plan === null) return { ...about, plan: null, packed: "[]" };
  const { guests, ...rest } = plan;
  return { ...about, plan: rest, packed: packRows(guests) };
}

/** The guests of the loaded plan. */
export function usePackedGuests(packed: string): SeatedGuest[] {
  return useMemo(() => unpackRows<SeatedGuest>(packed), [packed]);
}

type Loaded = Awaited<ReturnType<typeof loadSeating>>;

/** The plan without its guests. */
export type LoadedPlan = NonNullable<Loaded["plan"]>;
