import type { EventPage } from "@jdj/contract/event-page/public-page";
import { at } from "@jdj/contract/paths/addresses";
import { dateOfFeast } from "#app/areas/invitations/date-of-feast.ts";
import { ShareImage } from "#app/document/share-image.tsx";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import { pageTitle } from "./page-title.ts";

/** The head of the page: what chat apps show of its link; search engines list it only where its hosts said so. */
export function PageHead({ page, slug }: { page: EventPage; slug: string }) {
  const { publicUrl } = useSite();
  const { event } = page;
  const title = pageTitle(event);
  const date = dateOfFeast(event.date, event.date_precision);
  const about = [event.name, date].filter(Boolean).join(", ");
  const address = publicUrl + at("publicEventPage", { slug });
  return (
    <>
      <Title>{title}</Title>
      {page.is_public ? (
        <link rel="canonical" href={address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="description" content={about} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_CI" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={address} />
      <ShareImage name={`fete/${slug}`} alt={title} />
    </>
  );
}
