import { at } from "@jdj/contract/paths/addresses";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { ShopTabs } from "#app/areas/providers/shop-tabs.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { Permitted } from "#app/ui/permitted.tsx";
import styles from "#app/ui/pro.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { AddressForm } from "./address-form.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  requireProvider(context);
  const { addresses, profile: details } = context.get(apiContext).providers;
  const [{ data }, { towns }] = await Promise.all([addresses.list(), details.choices()]);
  return { addresses: data, towns };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  const { addresses } = context.get(apiContext).providers;
  const addressId = Number(textFrom(form, "address"));
  const address = {
    name: textFrom(form, "name"),
    street: textFrom(form, "street"),
    town_id: textFrom(form, "town_id"),
    latitude: textFrom(form, "latitude"),
    longitude: textFrom(form, "longitude"),
  };
  const intent = textFrom(form, "intent");
  try {
    if (intent === "remove") await addresses.remove({ addressId });
    else if (addressId > 0) await addresses.update({ addressId, ...address });
    else await addresses.add(address);
  } catch (error) {
    return refused(error, form);
  }
  const text = intent === "remove" ? sentences.addressRemoved : sentences.addressSaved;
  return redirectWithFlash(context, at("proAddresses"), { kind: "success", text });
}

/** `/pro/boutique/adresses`: where the shop may be visited. */
export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, towns } = loaderData;
  const refusedId = actionData ? (actionData.values.address ?? "0") : null;
  const stateOf = (id: string) => (refusedId === id ? actionData : undefined);
  return (
    <>
      <Title>Adresses</Title>
      <h1>Boutique</h1>
      <ShopTabs current="proAddresses" />
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      <p className={`${kit.narrow} ${words.secondary}`}>
        Votre boutique, votre atelier ou votre salle. Le point sur la carte aide vos clients à vous
        trouver.
      </p>
      {addresses.length > 0 ? (
        <ul className={`${kit.card} ${kit.grid}`}>
          {addresses.map((address) => (
            <li key={address.id} className={`${kit.cluster} ${styles.row}`}>
              <div className={styles.who}>
                <p className={words.bold}>{address.name}</p>
                <p className={words.note}>
                  {[address.street, address.town].filter(Boolean).join(", ")}
                  {address.latitude === null ? " · sans point sur la carte" : null}
                </p>
              </div>
              <Permitted need="catalogue:write">
                <details className={styles.edit} open={refusedId === String(address.id)}>
                  <summary>
                    Modifier<span className="visually-hidden"> {address.name}</span>
                  </summary>
                  <AddressForm
                    address={address}
                    towns={towns}
                    state={stateOf(String(address.id))}
                  />
                  <form method="post" className={`${kit.stack3} ${styles.sure}`}>
                    <input type="hidden" name="intent" value="remove" />
                    <input type="hidden" name="address" value={address.id} />
                    <Button variant="danger">Supprimer cette adresse</Button>
                  </form>
                </details>
              </Permitted>
            </li>
          ))}
        </ul>
      ) : null}
      <Permitted need="catalogue:write">
        <section className={kit.stack4} aria-labelledby="ajouter">
          <h2 id="ajouter">Ajouter une adresse</h2>
          <div className={`${kit.card} ${kit.stack5} ${styles.box}`}>
            <AddressForm towns={towns} state={stateOf("0")} />
          </div>
        </section>
      </Permitted>
    </>
  );
}
