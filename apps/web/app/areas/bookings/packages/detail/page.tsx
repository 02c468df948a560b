import { depositOf } from "@jdj/contract/bookings/booking-states";
import { bookingMessages } from "@jdj/contract/bookings/messages";
import { at } from "@jdj/contract/paths/addresses";
import { packagePriceText } from "@jdj/contract/prices/price-unit";
import { fcfa } from "@jdj/french/money";
import { QuoteRequestForm } from "#app/areas/quotes/quote-request-form.tsx";
import { isSentRequest, sendQuoteRequest } from "#app/areas/quotes/send-quote-request.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { dateFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { StructuredData } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { OrderForm } from "./order-form.tsx";
import styles from "./page.module.css";
import { packageData } from "./structured-data.ts";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { bookings } = context.get(apiContext);
  const { data } = await found(bookings.packages.package({ id: params.id }));
  return { shown: data };
}

/** Books the package: now, for the date of the main ceremony, or later, for the chosen date. */
export async function action({ context, params, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  if (textFrom(form, "intent") === "devis") return sendQuoteRequest(context, form);
  const isLater = textFrom(form, "quand") === "plus-tard";
  const date = dateFrom(form, "date_reservation");
  if (isLater && date === "") {
    const message = bookingMessages.dateRequired;
    return refusedFields({ date_reservation: [message] }, form, message);
  }
  try {
    const { message } = await context.get(apiContext).bookings.bookings.book({
      package_id: params.id,
      date_reservation: isLater ? date : "",
      price: textFrom(form, "price"),
      quantity: textFrom(form, "quantity").replace(/\s/g, ""),
    });
    return redirectWithFlash(context, at("reservations"), { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}

/** `/description-package-…/:id`: what a package contains, and its order. */
export default function PackageDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { shown } = loaderData;
  const isOrder = actionData && !isSentRequest(actionData) && actionData.values.quand;
  const order = isOrder ? actionData : undefined;
  const request = isOrder ? undefined : actionData;
  const deposit = depositOf(shown.price, shown.deposit_percent);
  return (
    <article className={`${kit.stack4} ${kit.shrink} ${styles.page}`}>
      <PublicHead
        title={`${shown.name}, ${shown.provider.name}`}
        description={shown.description.slice(0, 160)}
        path={at("package", { id: shown.id })}
      />
      {shown.demonstration ? null : <StructuredData about={packageData(shown)} />}
      <a href={at("packages")} className={`${kit.iconLink} ${kit.fitWidth}`}>
        <Icon name="arrow-left" size={20} />
        Tous les packages
      </a>
      <div className={styles.columns}>
        <div className={`${kit.stack4} ${kit.shrink} ${styles.main}`}>
          <img
            src={shown.image}
            alt={`Illustration du package ${shown.name}`}
            width={800}
            height={600}
            className={styles.image}
          />
          <header className={`${kit.stack2} ${kit.shrink}`}>
            <p className={`${kit.wrap} ${kit.gapTight}`}>
              <Badge tone="card">{shown.service_type.name}</Badge>
              {shown.event_type.map(({ id, name }) => (
                <Badge key={id}>{name}</Badge>
              ))}
            </p>
            <h1>{shown.name}</h1>
            <p>
              Par{" "}
              <a href={at("provider", { id: shown.provider.id })}>
                <strong>{shown.provider.name}</strong>
              </a>
            </p>
          </header>
          {shown.demonstration ? (
            <Note>Ce package est un exemple, inventé pour la démonstration.</Note>
          ) : null}
          {shown.features.length > 0 ? (
            <section aria-labelledby="compris">
              <h2 id="compris">Ce qui est compris</h2>
              <ul className={`${kit.stack2} ${kit.listReset} ${styles.features}`}>
                {shown.features.map(({ value }) => (
                  <li key={value}>
                    <Icon name="check" size={20} />
                    {value}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <section aria-labelledby="description">
            <h2 id="description">Description</h2>
            <p className={styles.description}>{shown.description}</p>
          </section>
        </div>
        <aside
          className={`${kit.card} ${kit.stack4} ${kit.shrink} ${styles.order}`}
          aria-labelledby="commander"
        >
          <h2 id="commander" className="visually-hidden">
            Commander
          </h2>
          <p className={styles.price}>{packagePriceText(shown.price, shown.price_unit)}</p>
          <p className={words.note}>
            {deposit === 0
              ? "Aucun acompte n’est demandé."
              : `Acompte de ${shown.price_unit === "event" ? `${fcfa(deposit)} (${shown.deposit_percent}\u00a0%)` : `${shown.deposit_percent}\u00a0%`} une fois que le prestataire a confirmé.`}
          </p>
          <OrderForm shown={shown} refused={order} />
          <Button type="button" variant="quiet" data-opens="devis">
            Demander un devis
          </Button>
          <Dialog id="devis" title="Demander un devis" opensItself={request !== undefined}>
            <QuoteRequestForm
              provider={shown.provider}
              service={shown.service_type.name}
              serviceTypeId={shown.service_type_id}
              packageId={shown.id}
              price={packagePriceText(shown.price, shown.price_unit)}
              state={request}
              intent="devis"
            />
          </Dialog>
        </aside>
      </div>
    </article>
  );
}
