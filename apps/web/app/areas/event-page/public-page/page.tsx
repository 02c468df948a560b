import { isRefusal } from "@jdj/contract/call/refusals";
import type { EventPage } from "@jdj/contract/event-page/public-page";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider, redirect } from "react-router";
import { type Maps, mapsOf } from "#app/areas/invitations/when-and-where.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { openedPagesCookie, withOpened } from "#app/http/cookies/opened-pages-cookie.ts";
import { found } from "#app/http/found.ts";
import kit from "#app/ui/kit.module.css";
import { WayHome } from "#app/ui/way-home.tsx";
import type { Route } from "./+types/page";
import { EventPageView } from "./event-page-view.tsx";
import { LockedPage } from "./locked.tsx";
import styles from "./page.module.css";
import { moved, PageError } from "./page-error.tsx";
import { PageHead } from "./page-head.tsx";

type PageData = { page: EventPage; maps: Maps; today: string };

/** Whether everybody gets this page: one behind a link may be closed in the next minute. */
const isShared = ({ page }: PageData) => page.is_public;

export const handle: PageHandle<PageData> = { page: "static", cachedBy: [], isShared };

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { slug } = params;
  const card = url.searchParams.get("carte");
  if (card !== null) throw await openByCard(context, request, { slug, card });
  const access = await openedPagesCookie.read(request, context.get(visitorContext));
  const asked = context
    .get(apiContext)
    .eventPage.publicPages.page({ slug, ...(access === null ? {} : { access }) });
  const page = await found(asked).catch((error: unknown) => {
    if (isRefusal(error, "event-page-moved")) throw data(moved, { status: 410 });
    throw error;
  });
  const userAgent = request.headers.get("user-agent") ?? "";
  const today = new Date().toISOString().slice(0, 10);
  return { page, maps: sharedMaps(userAgent), today, voice: page.event.voice };
}

/** The maps of a device, which the page cache tells apart by telephones alone. */
function sharedMaps(userAgent: string): Maps {
  return /Macintosh/i.test(userAgent) ? "web" : mapsOf(userAgent);
}

/** Opens the page to who comes from their card. The address that is shown then is free of its token. */
async function openByCard(
  context: Readonly<RouterContextProvider>,
  request: Request,
  named: { slug: string; card: string },
): Promise<Response> {
  const to = at("publicEventPage", { slug: named.slug });
  try {
    return await remember(context, request, named);
  } catch {
    // An unknown card opens nothing: the page says so itself.
    return redirect(to);
  }
}

/** Asks for the access to a page, and leads to it with the cookie of this browser. */
async function remember(
  context: Readonly<RouterContextProvider>,
  request: Request,
  named: { slug: string; card?: string; password?: string },
): Promise<Response> {
  const visitor = context.get(visitorContext);
  const { access } = await context.get(apiContext).eventPage.publicPages.open(named);
  const opened = withOpened(await openedPagesCookie.read(request, visitor), access);
  const headers = { "Set-Cookie": await openedPagesCookie.set(opened, visitor) };
  return redirect(at("publicEventPage", { slug: named.slug }), { headers });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    return await remember(context, request, {
      slug: params.slug,
      password: textFrom(form, "password"),
    });
  } catch (error) {
    return refused(error, form);
  }
}

/** `/fete/:slug`: all that the guests of an event need, at one address. */
export default function PublicEventPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { page, maps, today } = loaderData;
  return (
    <>
      <PageHead page={page} slug={params.slug} />
      {page.state === "locked" ? (
        <LockedPage page={page} state={actionData} />
      ) : (
        <EventPageView slug={params.slug} page={page} maps={maps} today={today} />
      )}
      <p className={`${kit.notPrinted} ${styles.home}`}>
        <WayHome />
      </p>
    </>
  );
}

export const ErrorBoundary = PageError;
