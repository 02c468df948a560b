import { at } from "@jdj/contract/paths/addresses";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireSeller } from "#app/http/require-provider.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Permitted, PermittedForm } from "#app/ui/permitted.tsx";
import styles from "#app/ui/pro.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { ZoneForm } from "./zone-form.tsx";

export const handle: PageHandle = { page: "static" };

const address = (zone: number | "nouvelle" | "retrait") => `${at("proDelivery")}?zone=${zone}`;

export async function loader({ context, url }: Route.LoaderArgs) {
  requireSeller(context);
  const { data, towns } = await context.get(apiContext).products.deliveryZones.list();
  return { zones: data, towns, asked: url.searchParams.get("zone") };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireSeller(context);
  const form = await readForm(request);
  const { deliveryZones } = context.get(apiContext).products;
  const id = Number(textFrom(form, "zone"));
  const isRemoval = textFrom(form, "intent") === "remove";
  const townIds = form.getAll("town_ids").map(String);
  try {
    if (isRemoval) await deliveryZones.remove({ id });
    else {
      const zone = {
        name: textFrom(form, "name"),
        pickup: textFrom(form, "pickup"),
        price: form.has("pickup") ? 0 : textFrom(form, "price"),
        days: textFrom(form, "days"),
        town_ids: townIds,
      };
      await (id > 0 ? deliveryZones.update({ id, ...zone }) : deliveryZones.add(zone));
    }
  } catch (error) {
    // The state of a form has one text for each name: the ticks are one.
    form.set("town_ids[]", townIds.join(","));
    return refused(error, form);
  }
  const text = isRemoval ? sentences.zoneRemoved : sentences.zoneSaved;
  return redirectWithFlash(context, at("proDelivery"), { kind: "success", text });
}

/** `/pro/livraison`: where the shop delivers and at what price. */
export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { zones, towns, asked } = loaderData;
  const edited = zones.find(({ id }) => String(id) === asked) ?? null;
  const isNew = asked === "nouvelle" || asked === "retrait";
  if (edited || isNew) {
    const pickup = edited?.pickup ?? asked === "retrait";
    const title = edited?.name ?? (pickup ? "Retrait sur place" : "Nouvelle zone");
    return (
      <>
        <Title>{title}</Title>
        <p>
          <a href={at("proDelivery")}>Livraison</a>
        </p>
        <h1>{title}</h1>
        {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
        <PermittedForm>
          <ZoneForm zone={edited} pickup={pickup} towns={towns} state={actionData} />
        </PermittedForm>
        <Permitted need="catalogue:write">
          {edited ? (
            <details className={styles.take}>
              <summary>Supprimer</summary>
              <form method="post" className={`${kit.stack3} ${styles.sure}`}>
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="zone" value={edited.id} />
                <p>Vos clients ne peuvent plus la choisir. Les commandes en cours tiennent.</p>
                <Button variant="danger">Oui, supprimer</Button>
              </form>
            </details>
          ) : null}
        </Permitted>
      </>
    );
  }
  return (
    <>
      <Title>Livraison</Title>
      <h1>Livraison</h1>
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      {zones.length === 0 ? (
        <EmptyState
          sentence="Dites où vous livrez et à quel prix, ou d’où l’on vient chercher sa commande."
          seed="livraison-vide"
        />
      ) : (
        <ul className={`${kit.card} ${kit.grid}`}>
          {zones.map((zone) => (
            <li key={zone.id} className={`${kit.cluster} ${styles.row}`}>
              <div className={styles.who}>
                <p className={words.bold}>{zone.name}</p>
                <p className={words.note}>
                  {zone.pickup
                    ? "Retrait sur place, gratuit"
                    : zone.towns.map(({ name }) => name).join(", ")}
                </p>
              </div>
              {zone.pickup ? null : (
                <p>
                  <strong>{zone.price === 0 ? "Offerte" : fcfa(zone.price)}</strong>
                  {zone.days === 0 ? ", le jour même" : `, en ${count(zone.days, "jour")}`}
                </p>
              )}
              <LinkButton to={address(zone.id)} variant="quiet" reloadDocument>
                Modifier<span className="visually-hidden"> {zone.name}</span>
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      <Permitted need="catalogue:write">
        <div className={kit.cluster2}>
          <LinkButton to={address("nouvelle")} icon={<Icon name="plus" size={20} />} reloadDocument>
            Ajouter une zone
          </LinkButton>
          <LinkButton to={address("retrait")} variant="plain" reloadDocument>
            Ajouter un retrait sur place
          </LinkButton>
        </div>
      </Permitted>
    </>
  );
}
