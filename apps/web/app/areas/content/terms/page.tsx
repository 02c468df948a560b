import { infoSiteIds } from "@jdj/contract/content/site";
import { at } from "../../../addresses.ts";
import { apiContext } from "../../../context.ts";
import type { PageHandle } from "../../../page-kind.ts";
import { PublicHead } from "../../../public-head.tsx";
import { useSite } from "../../../site.ts";
import { SiteText } from "../site-text.tsx";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "reader", kept: true };

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).content.site.infoSite({ id: infoSiteIds.terms });
}

/** `/cgu-…`: what one accepts in registering. */
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
