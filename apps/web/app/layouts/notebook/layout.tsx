import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { coupleNames } from "#app/areas/notebook/couple-names.ts";
import { currentEvent, gateClosed } from "#app/areas/notebook/current-event.ts";
import { apiContext } from "#app/http/context.ts";
import { isReachable } from "#app/http/reachable.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Gate } from "#app/ui/gate.tsx";
import { PageError } from "#app/ui/page-error.tsx";
import type { Route } from "./+types/layout";
import { eventDay } from "./event-day.ts";
import { Shell } from "./shell.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { customerId, verified, hasBirthDate } = requireUser(context);
  const event = await currentEvent(context);
  const today = new Date().toISOString().slice(0, 10);
  const when = event && eventDay(event, today);
  const { notebook } = context.get(apiContext);
  if (!event || customerId === null || !verified || !hasBirthDate) {
    return { event, names: null, percentage: 0, when };
  }
  const [{ percentage }, persons] = await Promise.all([
    notebook.completion.percentage({ customerId }),
    notebook.couple.marriedsByEvent({ eventId: event.id }),
  ]);
  return { event, names: coupleNames(persons), percentage, when };
}

/** Without a network the shell's data stay as they are, whatever page is shown. */
export function shouldRevalidate({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && isReachable();
}

/** The notebook's shell around its pages. */
export default function NotebookLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  );
}

/** An error of a page, or the gate, within the same shell. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const gated = isRouteErrorResponse(error) && error.data === gateClosed;
  const shown = loaderData ?? { event: null, names: null, percentage: 0, when: null };
  return <Shell {...shown}>{gated ? <Gate /> : <PageError error={error} />}</Shell>;
}
