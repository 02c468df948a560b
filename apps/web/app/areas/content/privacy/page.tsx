import { infoSiteIds } from "@jdj/contract/content/info-site-ids";
import { at } from "@jdj/contract/paths/addresses";
import { SiteText } from "#app/areas/content/site-text.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext } from "#app/http/context.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).content.site.infoSite({ id: infoSiteIds.privacy });
}

/** `/privacy`: which personal data are stored, why and how long, and the rights of people. */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PublicHead
        title={loaderData.title}
        description="Les données que nous gardons, pourquoi, combien de temps, et les droits que la loi ivoirienne n° 2013-450 vous donne."
        path={at("privacy")}
      />
      <SiteText text={loaderData} />
    </>
  );
}
