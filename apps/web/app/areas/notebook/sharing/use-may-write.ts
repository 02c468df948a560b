import type { Section } from "@jdj/contract/call/sharing-policy";
import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { useRouteLoaderData } from "react-router";

/** The event of the open notebook, with its user's rights. */
export function useOpenEvent(): EventRow | null {
  return useRouteLoaderData<{ event: EventRow | null }>("layouts/notebook/layout")?.event ?? null;
}

/** Whether the user may write in a section of the open notebook; the server enforces it. */
export function useMayWrite(section: Section): boolean {
  const event = useOpenEvent();
  return event === null || event.can[section] === "write";
}
