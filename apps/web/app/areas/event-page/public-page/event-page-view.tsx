import type { EventPage } from "@jdj/contract/event-page/public-page";
import { useHeadNames } from "#app/areas/campaigns/use-head-names.ts";
import { dateOfFeast } from "#app/areas/invitations/date-of-feast.ts";
import { EventNotice } from "#app/areas/invitations/guest-card/event-notice.tsx";
import type { Maps } from "#app/areas/invitations/when-and-where.ts";
import { Badge } from "#app/ui/badge.tsx";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import { daysLeft } from "./days-left.ts";
import styles from "./page.module.css";
import { Photos } from "./photos.tsx";
import { Programme } from "./programme.tsx";
import { Answers, Clothes, Gifts, Lodging } from "./sections.tsx";

type EventPageViewProps = {
  /** The end of the page's address; null in the preview, where nothing leads on. */
  slug: string | null;
  page: EventPage;
  maps: Maps;
  /** `YYYY-MM-DD`. */
  today: string;
};

/** The page of an event: in its cloth, who celebrates, when, and all that guests need for the day. */
export function EventPageView({ slug, page, maps, today }: EventPageViewProps) {
  const { event } = page;
  const date = dateOfFeast(event.date, event.date_precision);
  const isSober = event.voice.tone === "sober";
  // Nobody counts the days to a burial.
  const left = isSober ? null : daysLeft(event.date, event.date_precision, today);
  const { title, above } = useHeadNames(event);
  const isCancelled = event.status === "cancelled";
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Cloth className={styles.cloth} seed={event.seed} strips={12} rows={30} cover texture />
        {page.photo === null ? null : (
          <img
            className={styles.photo}
            src={page.photo}
            alt={`Photo\u00a0: ${title}`}
            width={176}
            height={176}
            fetchPriority="high"
          />
        )}
        {above === null ? null : <p className={`${words.secondary} ${styles.name}`}>{above}</p>}
        <h1 className={styles.hosts}>{title}</h1>
        {date ? (
          <p className={styles.date}>
            <strong className={words.hibiscus}>{date}</strong>
            {left ? (
              <Badge tone="card">
                <span aria-hidden="true">{left.shown}</span>
                <span className="visually-hidden">{left.read}</span>
              </Badge>
            ) : null}
          </p>
        ) : null}
      </header>
      {event.status === "planned" ? null : (
        <div className={styles.notice}>
          <EventNotice event={event} date={date} />
        </div>
      )}
      {page.welcome === "" ? null : <p className={styles.welcome}>{page.welcome}</p>}
      {slug === null || isCancelled ? null : <Photos slug={slug} album={page.album} />}
      {isCancelled ? null : (
        <>
          <Programme ceremonies={page.ceremonies} maps={maps} />
          <Clothes {...page} />
          <Lodging places={page.places} />
          <Gifts event={event} />
        </>
      )}
      <Answers questions={isCancelled ? [] : page.questions} contact={page.contact} />
    </article>
  );
}
