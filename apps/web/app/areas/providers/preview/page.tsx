import { Hours } from "#app/areas/providers/detail/hours.tsx";
import { Offer } from "#app/areas/providers/detail/offer.tsx";
import page from "#app/areas/providers/detail/page.module.css";
import { Places } from "#app/areas/providers/detail/places.tsx";
import { Portfolio } from "#app/areas/providers/detail/portfolio.tsx";
import { Presentation } from "#app/areas/providers/detail/presentation.tsx";
import { Head } from "#app/areas/providers/detail/provider-head.tsx";
import { Viewer } from "#app/areas/providers/detail/viewer.tsx";
import { ShopTabs } from "#app/areas/providers/shop-tabs.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = requireProvider(context);
  const shown = await context.get(apiContext).providers.preview.page();
  return { ...shown, isPublic: shop?.published === true && !shop.suspended };
}

/** `/pro/boutique/apercu`: the shop's page as customers see it, published or not. */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { provider, medias, addresses, isPublic } = loaderData;
  return (
    <>
      <Title>Ma page</Title>
      <ShopTabs current="proPreview" />
      <p className={`${kit.narrow} ${words.secondary}`}>
        {isPublic
          ? "Votre page, comme les clients la voient. Ils y trouvent aussi les avis et la demande de devis."
          : "Votre page, comme les clients la verront une fois publiée, abonnement réglé. Ils y trouveront aussi les avis et la demande de devis."}
      </p>
      <article className={kit.stack4}>
        <Portfolio provider={provider} medias={medias} />
        <div className={page.body}>
          <div className={page.main}>
            <Head provider={provider} isPreview />
            <Presentation provider={provider} />
          </div>
          <div className={page.side}>
            <Offer provider={provider} />
            <Hours hours={provider.opening_hours} />
            <Places addresses={addresses} served={provider.served_towns} />
          </div>
        </div>
        <Viewer provider={provider} medias={medias} isPreview />
      </article>
    </>
  );
}
