import type { EventRow } from "@jdj/contract/notebook/event-shape";
import type { Section } from "@jdj/contract/notebook/sharing-policy";
import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/ui/layouts/notebook/layout.tsx";

/** The event whose notebook is open, with what its reader may do. */
export function useOpenEvent(): EventRow | null {
  return useRouteLoaderData<typeof loader>("ui/layouts/notebook/layout")?.event ?? null;
}

/** Whether the reader may write in a section of the notebook that is open; the server holds it. */
export function useMay(section: Section): boolean {
  const event = useOpenEvent();
  return event === null || event.can[section] === "write";
}
