import type { FabricPurchasePayment } from "@jdj/contract/fabric-orders/purchases";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { data, Link, redirect, useNavigation } from "react-router";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { orderTones } from "#app/areas/orders/order-tone.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Tiles } from "#app/ui/tiles.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params: { reference } }: Route.LoaderArgs) {
  await openEvent(context);
  return {
    purchase: await found(context.get(apiContext).fabric.purchases.purchase({ reference })),
  };
}

/** Pays from what was collected, or opens the payment by mobile money of what remains. */
export async function action({ context, params: { reference }, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { purchases } = context.get(apiContext).fabric;
  const intent = textFrom(form, "intent");
  try {
    if (intent === "pay") {
      const opened = await purchases.pay({ reference });
      return redirect(at("pay", { reference: opened.reference }));
    }
    if (intent !== "transfer") throw data(null, { status: 400 });
    const { message = "" } = await purchases.transfer({
      reference,
      left_fcfa: textFrom(form, "left_fcfa"),
    });
    const address = at("fabricPurchase", { reference });
    return redirectWithFlash(context, address, { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** An order of the shop for a fabric order: what it costs, what paid it, and what pays the remainder. */
export default function FabricPurchasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { purchase } = loaderData;
  const { fabric, reference } = purchase;
  return (
    <>
      <Title>{`Commande ${reference}`}</Title>
      <div>
        <Link to={at("fabricOrder", { id: fabric.id })} className={kit.iconLink}>
          <Icon name="arrow-left" size={20} />
          {fabric.name}
        </Link>
        <div className={`${kit.toolbar} ${kit.between}`}>
          <h1>Commande {reference}</h1>
          <StateBadge purchase={purchase} />
        </div>
        <p className={words.note}>
          Passée dans la boutique pour «{"\u00a0"}
          {fabric.name}
          {"\u00a0"}».{" "}
          {purchase.is_own ? (
            <a href={at("shoppingPlacedOrder", { reference })}>Voir ses articles et sa livraison</a>
          ) : null}
        </p>
      </div>
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      <Tiles
        variant="wide"
        tiles={[
          { label: "Total", value: fcfa(purchase.total_fcfa) },
          { label: "Déjà payé", value: fcfa(purchase.paid_fcfa), tone: "good" },
          purchase.back_fcfa === 0
            ? {
                label: "Reste à payer",
                value: fcfa(purchase.left_fcfa),
                tone: purchase.left_fcfa > 0 ? "attention" : undefined,
              }
            : { label: "Rendu", value: fcfa(purchase.back_fcfa) },
          { label: "Argent collecté disponible", value: fcfa(purchase.collected_fcfa) },
        ]}
      />
      {purchase.waiting_fcfa === 0 ? null : (
        <Note>
          {fcfa(purchase.waiting_fcfa)} vont revenir à l’argent collecté. Notre équipe le vérifie,
          vous n’avez rien à faire.
        </Note>
      )}
      <Pay purchase={purchase} />
      <Instalments purchase={purchase} />
    </>
  );
}

function StateBadge({ purchase }: { purchase: FabricPurchasePayment }) {
  if (purchase.is_paid)
    return <Badge tone={orderTones[purchase.state]}>{purchase.state_label}</Badge>;
  if (purchase.left_fcfa === 0) return <Badge tone="neutral">Annulée</Badge>;
  return <Badge tone="waiting">{purchase.paid_fcfa > 0 ? "Payée en partie" : "À payer"}</Badge>;
}

/** What pays it now: first what was collected, then mobile money. */
function Pay({ purchase }: { purchase: FabricPurchasePayment }) {
  const navigation = useNavigation();
  const intent = navigation.formData?.get("intent");
  const { can, left_fcfa: left, transfer_fcfa: transfer, next_payment_fcfa: next } = purchase;
  if (left === 0) return null;
  const after = left - transfer;
  const perPayment = can.transfer && transfer > 0 ? after : left;
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="payer">
      <h2 id="payer">Payer</h2>
      {purchase.reserved_until === null ? null : (
        <p>
          Les articles sont gardés jusqu’au {dateAndTime(purchase.reserved_until)}
          {"\u00a0"}; chaque paiement les garde une semaine de plus.
        </p>
      )}
      {can.transfer ? (
        <Form
          method="post"
          className={`${kit.stack3} ${kit.oneColumn} ${kit.card} ${styles.box}`}
          preventScrollReset
        >
          <input type="hidden" name="intent" value="transfer" />
          <input type="hidden" name="left_fcfa" value={left} />
          <p>
            {after === 0
              ? "L’argent collecté par mobile money suffit à payer cette commande."
              : `L’argent collecté par mobile money paie ${fcfa(transfer)}\u00a0; il restera ${fcfa(after)} à payer par mobile money.`}
          </p>
          <div>
            <Button busy={intent === "transfer"}>
              Payer {fcfa(transfer)} avec l’argent collecté
            </Button>
          </div>
        </Form>
      ) : null}
      {can.pay && !can.transfer ? (
        <Form method="post" className={`${kit.stack3} ${kit.oneColumn} ${kit.card} ${styles.box}`}>
          <input type="hidden" name="intent" value="pay" />
          <p>
            {next < perPayment
              ? `Un paiement par mobile money prend ${fcfa(next)} au plus\u00a0: payez les ${fcfa(perPayment)} en plusieurs fois, vous ou un autre membre.`
              : `Il reste ${fcfa(perPayment)} à payer par mobile money, par vous ou un autre membre.`}
          </p>
          <div>
            <Button busy={intent === "pay"}>Payer {fcfa(next)} par mobile money</Button>
          </div>
        </Form>
      ) : null}
      {can.pay ? null : (
        <Note>Ceux qui écrivent les commandes de pagnes la paient sur cette page.</Note>
      )}
    </section>
  );
}

function Instalments({ purchase }: { purchase: FabricPurchasePayment }) {
  if (purchase.instalments.length === 0) return null;
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="versements">
      <h2 id="versements">Ce qui a été payé</h2>
      <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
        {purchase.instalments.map((one) => (
          <li key={one.id} className={`${kit.toolbar} ${kit.ruled} ${styles.person}`}>
            <span>
              <strong>{fcfa(one.amount_fcfa)}</strong>{" "}
              {one.source === "collected" ? "de l’argent collecté" : "par mobile money"}
            </span>
            <span className={words.note}>{dateAndTime(one.at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
