import { at } from "@jdj/contract/paths/addresses";
import { EventPageView } from "#app/areas/event-page/public-page/event-page-view.tsx";
import { mapsOf } from "#app/areas/invitations/when-and-where.ts";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { settings } = context.get(apiContext).eventPage;
  const page = await found(settings.preview({ event_id: event.id }));
  const maps = mapsOf(request.headers.get("user-agent") ?? "");
  return { page, maps, voice: page.event.voice, today: new Date().toISOString().slice(0, 10) };
}

/** The page of an event as its guests will see it, for its hosts: also while it is closed. */
export default function EventPagePreview({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Title>Aperçu de la page</Title>
      <meta name="robots" content="noindex" />
      <div className={styles.bar}>
        <BackButton to={at("eventPage")}>La page</BackButton>
        <p className={words.note}>Aperçu{"\u00a0"}: vos invités verront ceci.</p>
      </div>
      <EventPageView slug={null} {...loaderData} />
    </>
  );
}
