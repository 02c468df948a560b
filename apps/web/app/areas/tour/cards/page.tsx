import { dateAndTime } from "@jdj/french/dates";
import { tourEvent } from "#app/areas/tour/find-tour-event.ts";
import { refuseWriting } from "#app/areas/tour/refuse-writing.ts";
import styles from "#app/areas/tour/tour.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { apiContext } from "#app/http/context.ts";
import { Badge } from "#app/ui/badge.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static", cachedBy: [] };

/** The proportions of a card, so that nothing moves when its picture comes. */
const pictureSize = { width: 1080, height: 1350 };

export async function loader({ context }: Route.LoaderArgs) {
  const { id: eventId } = await tourEvent(context);
  const { campaigns } = context.get(apiContext).campaigns;
  const listed = await campaigns.campaigns({ event_id: eventId });
  const shown = listed.map(async (campaign) => {
    const { cards, guests } = await campaigns.campaign({ id: campaign.id });
    const { id, label, channel, created_at, scheduled_at, status, success, error, total } =
      campaign;
    return {
      id,
      label,
      channel: channel.name,
      when: scheduled_at ?? created_at,
      isScheduled: status === "scheduled",
      success,
      error,
      total,
      picture: cards[0]?.file ?? null,
      categories: guests.length,
    };
  });
  return Promise.all(shown);
}

export function action() {
  refuseWriting();
}

/** `/visite/cartes`: each campaign with its card, how it left and whom it reached. */
export default function TourCards({ loaderData: campaigns }: Route.ComponentProps) {
  return (
    <ul className={`${kit.stack6} ${kit.listReset} ${styles.campaigns}`}>
      {campaigns.map((one) => (
        <li key={one.id}>
          {one.picture ? (
            <img
              src={one.picture}
              alt={`La carte «\u00a0${one.label} »`}
              width={pictureSize.width}
              height={pictureSize.height}
              loading="lazy"
            />
          ) : null}
          <h2>
            {one.label}{" "}
            <Badge tone={one.isScheduled ? "waiting" : "good"}>
              {one.isScheduled ? "Prévu" : "Envoyé"}
            </Badge>
          </h2>
          <p className={words.note}>
            {one.channel}, {one.isScheduled ? "partira le" : "parti le"} {dateAndTime(one.when)}
          </p>
          <p className={words.note}>
            {one.isScheduled ? (
              <>
                <strong>{one.total}</strong> invités sans réponse seront relancés
              </>
            ) : (
              <>
                <strong>
                  {one.success} sur {one.total}
                </strong>{" "}
                arrivés
                {one.error > 0 ? `, ${one.error} échecs remboursés en crédit` : ""}
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
