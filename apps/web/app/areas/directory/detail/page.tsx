import { at } from "@jdj/contract/paths/addresses";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Html } from "#app/ui/html.tsx";
import type { Route } from "./+types/page";
import { addPrice, pageBefore, readLines } from "./add-price.ts";
import { Budget } from "./budget.tsx";
import { Head } from "./head.tsx";
import { Offer } from "./offer.tsx";
import styles from "./page.module.css";
import { Places } from "./places.tsx";
import { Portfolio } from "./portfolio.tsx";
import { priceRange } from "./price.ts";
import { Viewer } from "./viewer.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  requireUser(context);
  const { pages } = context.get(apiContext).directory;
  const [provider, medias, addresses] = await Promise.all([
    found(pages.provider({ id: params.id })),
    found(pages.medias({ id: params.id })),
    found(pages.addresses({ id: params.id })),
  ]);
  const from = Number(url.searchParams.get("budget")) || 0;
  const hasPrice = Boolean(provider.min_price || provider.max_price);
  const lines = hasPrice ? await readLines(context, provider, from) : [];
  const { publicUrl } = context.get(visitorContext);
  return {
    provider,
    medias,
    addresses,
    lines,
    back: pageBefore(request, { publicUrl, provider, from }),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  if (textFrom(form, "intent") === "budget") return addPrice(context, form, params.id);
  throw new Response("Le formulaire n’a pas pu être lu.", { status: 400 });
}

/** `/prestataires-de-mariage-details/{id}`: a provider, for signed-in users. */
export default function ProviderDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { provider, medias, addresses, lines, back } = loaderData;
  return (
    <article className={styles.page}>
      <Title>{provider.name}</Title>
      <Portfolio provider={provider} medias={medias} />
      <div className={styles.body}>
        <div className={styles.main}>
          <Head provider={provider} />
          {provider.demonstration ? (
            <Note>Ce prestataire est un exemple, inventé pour la démonstration.</Note>
          ) : null}
          {provider.description ? (
            <section aria-labelledby="presentation" className={styles.text}>
              <h2 id="presentation">Présentation</h2>
              <Html html={provider.description} className={styles.html} />
            </section>
          ) : null}
          <Services services={provider.service_type} />
        </div>
        <aside className={styles.side} aria-label="Prix et contact">
          <Offer provider={provider}>
            <Budget lines={lines} back={actionData?.values.back ?? back} state={actionData} />
          </Offer>
          <Places addresses={addresses} />
        </aside>
      </div>
      <div className={styles.sticky}>
        <p>
          <span>Prix</span> {priceRange(provider)}
        </p>
        <a href="#devis">Demander un devis</a>
      </div>
      <Viewer provider={provider} medias={medias} />
    </article>
  );
}

function Services({ services }: { services: readonly { id: number; name: string }[] }) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="services" className={styles.text}>
      <h2 id="services">{services.length > 1 ? "Ses services" : "Son service"}</h2>
      <ul className={styles.services}>
        {services.map(({ id, name }) => (
          <li key={id}>
            <LinkButton
              to={at("providersFor", { serviceTypeId: id, budgetId: 0 })}
              look="plain"
              reloadDocument
            >
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
