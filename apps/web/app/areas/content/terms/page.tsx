import { infoSiteIds } from "@jdj/contract/content/info-site-ids";
import { at } from "@jdj/contract/paths/addresses";
import { SiteText } from "#app/areas/content/site-text.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { useSite } from "#app/document/site.ts";
import { apiContext } from "#app/http/context.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).content.site.infoSite({ id: infoSiteIds.terms });
}

/** `/cgu-…`: the terms of use. */
export default function Terms({ loaderData }: Route.ComponentProps) {
  const { brand } = useSite();
  return (
    <>
      <PublicHead
        title={loaderData.title}
        description={`Ce que ${brand} vous propose, ce que vous acceptez en ouvrant un carnet, et comment nous joindre.`}
        path={at("terms")}
      />
      <SiteText text={loaderData} />
    </>
  );
}
