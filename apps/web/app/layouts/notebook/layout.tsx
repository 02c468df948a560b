import { at } from "@jdj/contract/paths/addresses";
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from "react-router";
import { coupleNames } from "#app/areas/notebook/couple-names.ts";
import { currentEvent, gateClosed } from "#app/areas/notebook/current-event.ts";
import { AccessEnded } from "#app/areas/notebook/sharing/access-ended.tsx";
import { accessEnded } from "#app/http/access-ended.ts";
import { apiContext } from "#app/http/context.ts";
import { isReachable } from "#app/http/reachable.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { ActivationGate } from "#app/ui/activation-gate.tsx";
import { PageError } from "#app/ui/page-error.tsx";
import type { Route } from "./+types/layout";
import { eventDay } from "./event-day.ts";
import { Shell } from "./shell.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { customerId, verified, hasBirthDate, endedEvent } = requireUser(context);
  const event = await currentEvent(context);
  if (endedEvent !== null) return { event, names: null, percentage: 0, when: null, endedEvent };
  const today = new Date().toISOString().slice(0, 10);
  const when = event && eventDay(event, today);
  const { notebook } = context.get(apiContext);
  if (!event || customerId === null || !verified || !hasBirthDate) {
    return { event, names: null, percentage: 0, when, endedEvent };
  }
  const [{ percentage }, persons] = await Promise.all([
    notebook.completion.percentage({ customerId }),
    notebook.couple.marriedsByEvent({ eventId: event.id }),
  ]);
  return { event, names: coupleNames(persons), percentage, when, endedEvent };
}

/** Without a network the shell's data stay as they are, whatever page is shown. */
export function shouldRevalidate({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && isReachable();
}

/** The notebook's shell around its pages. */
export default function NotebookLayout({ loaderData }: Route.ComponentProps) {
  const { endedEvent, ...shown } = loaderData;
  const ofEvents = useIsAboutEvents();
  if (endedEvent !== null && !ofEvents)
    return (
      <Shell {...emptyShell}>
        <AccessEnded name={endedEvent} next={shown.event} />
      </Shell>
    );
  return (
    <Shell {...shown}>
      <Outlet />
    </Shell>
  );
}

const emptyShell = { event: null, names: null, percentage: 0, when: null };

/** Whether the page is about the user's events, and not about one of them. */
function useIsAboutEvents(): boolean {
  const { pathname } = useLocation();
  return pathname.startsWith(at("events")) || pathname.startsWith(at("createEvent"));
}

/** An error of a page, the gate, or the end of an access, within the same shell. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { endedEvent, ...shown } = loaderData ?? { ...emptyShell, endedEvent: null };
  const ended = isRouteErrorResponse(error) && error.data === accessEnded;
  if (ended || endedEvent !== null)
    return (
      <Shell {...emptyShell}>
        <AccessEnded name={endedEvent} next={shown.event} />
      </Shell>
    );
  const gated = isRouteErrorResponse(error) && error.data === gateClosed;
  return <Shell {...shown}>{gated ? <ActivationGate /> : <PageError error={error} />}</Shell>;
}
