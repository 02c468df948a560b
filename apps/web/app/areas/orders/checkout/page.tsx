import { isRefusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { data, redirect } from "react-router";
import { openCart } from "#app/areas/carts/open-cart.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused, typedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { ProductName } from "#app/ui/product-name.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { DeliveryChoice, firstZone } from "./delivery-choice.tsx";
import styles from "./page.module.css";
import { readOrder } from "./read-order.ts";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, request }: Route.LoaderArgs) {
  requireUser(context);
  const { headers } = await openCart(context, request);
  const asked = Number(new URL(request.url).searchParams.get("commune"));
  const townId = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const { orders } = context.get(apiContext);
  const checkout = await orders.checkout(townId === undefined ? {} : { town_id: townId });
  if (!checkout.cart.can_order) throw redirect(at("shoppingCart"), { headers });
  const town = checkout.towns.find(({ id }) => id === townId) ?? null;
  return data({ checkout, town }, { headers });
}

/** Places the order, then pays it. */
export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  const { orders } = context.get(apiContext);
  try {
    if (textFrom(form, "intent") === "town") {
      // Another town is other deliveries; what was typed stays.
      const checkout = await orders.checkout({ town_id: Number(textFrom(form, "commune")) });
      return { ...typedFields(form), checkout };
    }
    const { data: placed } = await orders.place(readOrder(form));
    // What was collected for a fabric order pays its purchase, in the notebook.
    const { reference, payment_reference: payment } = placed;
    const page =
      placed.fabric_order_id === null
        ? at("pay", { reference: payment })
        : at("fabricPurchase", { reference });
    return redirect(page);
  } catch (error) {
    // An order that was placed meanwhile left no cart to show.
    if (isRefusal(error, "cart-empty")) return redirect(at("shoppingCart"));
    // The page shows the cart as it now is, with the typed values.
    return refused(error, form);
  }
}

type TownFieldProps = { towns: readonly { id: number; name: string }[]; town?: number };

/** Where the order is sent: deliveries differ by town. */
function TownField({ towns, town }: TownFieldProps) {
  return (
    <SelectField
      key={town}
      name="commune"
      label="Commune de livraison"
      required
      choices={towns.map(({ id, name }) => ({ value: String(id), label: name }))}
      defaultValue={town === undefined ? undefined : String(town)}
    />
  );
}

/** `/shopping/order`: everything that an order needs, on one page. */
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const changed = actionData && "checkout" in actionData ? actionData : null;
  const { checkout } = changed ?? loaderData;
  const town = changed
    ? (checkout.towns.find(({ id }) => String(id) === changed.values.commune) ?? null)
    : loaderData.town;
  const { cart, deliveries, towns } = checkout;
  const field = bindFields(actionData, {
    recipient: checkout.recipient,
    phone_number: checkout.phone_number,
  });
  const lines = cart.sellers.flatMap((seller) => seller.lines);
  const missing = deliveries.some(({ zones }) => zones.length === 0);
  const chosenFor = (id: number) => actionData?.values[`livraison_${id}`];
  const deliveryFcfa = deliveries.reduce(
    (sum, one) => sum + (firstZone(one, chosenFor(one.seller_id))?.price ?? 0),
    0,
  );
  return (
    <section className={`${kit.stack4} ${styles.page}`}>
      <Title>Commande</Title>
      <a href={at("shoppingCart")} className={`${kit.iconLink} ${kit.selfStart}`}>
        <Icon name="arrow-left" size={20} />
        Mon panier
      </a>
      <h1>Votre commande</h1>
      {actionData && changed === null ? (
        <ErrorNote>{actionData.errors.deliveries?.[0] ?? actionData.message}</ErrorNote>
      ) : null}
      {town === null ? (
        <form method="get" action={at("shoppingOrder")} className={`${kit.wrap3} ${kit.alignEnd}`}>
          <TownField towns={towns} />
          <Button>Voir les livraisons</Button>
        </form>
      ) : (
        <form
          method="post"
          action={`${at("shoppingOrder")}?commune=${town.id}`}
          className={`${kit.stack6} ${kit.alignStart} ${styles.form}`}
          data-order-total={cart.goods_fcfa}
          noValidate
        >
          <input type="hidden" name="order_key" value={cart.order_key ?? ""} />
          <input type="hidden" name="town_id" value={town.id} />
          {lines.map(({ id, quantity, price }) => (
            <input key={id} type="hidden" name="line" value={`${id}:${quantity}:${price}`} />
          ))}
          {/* What the Enter key presses: the first button of a form. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
          <div className={`${kit.stack4} ${kit.shrink}`}>
            <div className={`${kit.wrap3} ${kit.alignEnd}`}>
              <TownField towns={towns} town={town.id} />
              <Button variant="plain" name="intent" value="town">
                Changer de commune
              </Button>
            </div>
            <h2>Destinataire</h2>
            <TextField
              label="Nom et prénoms"
              autoComplete="name"
              required
              {...field("recipient")}
            />
            <PhoneField label="Téléphone" required fewCountries {...field("phone_number")} />
            <TextField
              label="Adresse"
              hint="Quartier, rue, repère. Inutile si tout est à retirer."
              lines={2}
              maxLength={300}
              {...field("address")}
            />
            <h2>Livraison à {town.name}</h2>
            {deliveries.map((delivery) => {
              const seller = cart.sellers.find(({ id }) => id === delivery.seller_id);
              return seller ? (
                <DeliveryChoice
                  key={seller.id}
                  seller={seller}
                  delivery={delivery}
                  town={town.name}
                  chosen={chosenFor(seller.id)}
                />
              ) : null;
            })}
            {deliveries.length === 0 ? <p>Ces services n’ont pas de livraison.</p> : null}
            <TextField
              label="Note pour les vendeurs"
              hint="Facultatif"
              lines={2}
              maxLength={500}
              {...field("note")}
            />
          </div>
          <aside
            className={`${kit.card} ${kit.stack3} ${kit.pad4} ${styles.recap}`}
            aria-labelledby="recapitulatif"
          >
            <h2 id="recapitulatif">Récapitulatif</h2>
            {cart.sellers.map((seller) => (
              <div key={seller.id}>
                <h3>{seller.name}</h3>
                <ul className={`${kit.stack1} ${kit.listReset}`}>
                  {seller.lines.map((line) => (
                    <li className={kit.spread} key={line.id}>
                      <span>
                        <ProductName name={line.name} />
                        {[line.size, line.colour, line.day === null ? null : longDate(line.day)]
                          .filter((option) => option !== null)
                          .map((option) => `, ${option}`)
                          .join("")}
                        <small className={`${words.note} ${kit.block}`}>
                          {line.quantity}&nbsp;× {fcfa(line.price)}
                        </small>
                      </span>
                      <span className={words.nowrap}>{fcfa(line.price * line.quantity)}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <dl className={styles.sum}>
              <dt>Articles</dt>
              <dd className={`${words.nowrap} ${words.alignRight}`}>{fcfa(cart.goods_fcfa)}</dd>
              {deliveries.length === 0 ? null : (
                <>
                  <dt>Livraison</dt>
                  <dd className={`${words.nowrap} ${words.alignRight}`} data-delivery>
                    {deliveryFcfa === 0 ? "Gratuite" : fcfa(deliveryFcfa)}
                  </dd>
                </>
              )}
              <dt className={styles.total}>Total à payer</dt>
              <dd
                className={`${words.nowrap} ${words.alignRight} ${styles.total}`}
                data-total
                aria-live="polite"
              >
                {fcfa(cart.goods_fcfa + deliveryFcfa)}
              </dd>
            </dl>
            {deliveries.some(({ zones }) => zones.length > 1) ? (
              <noscript>
                <p className={words.secondary}>
                  Avec une autre livraison, le total à jour est sur la page du paiement.
                </p>
              </noscript>
            ) : null}
            {missing ? null : <Button wide>Commander et payer</Button>}
            <p className={words.secondary}>
              Vos articles sont gardés 30&nbsp;minutes, le temps de payer par Orange Money, MTN,
              Moov ou Wave.
            </p>
          </aside>
        </form>
      )}
    </section>
  );
}
