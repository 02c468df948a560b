import { fabricStateLabels } from "@jdj/contract/fabric-orders/fabric-states";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { ofName } from "@jdj/french/names";
import { count } from "@jdj/french/plural";
import { Link, useNavigation } from "react-router";
import { createFabricOrder } from "#app/areas/fabric-orders/change-fabric-order.ts";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { OrderFields } from "#app/areas/fabric-orders/order-form.tsx";
import { ChooseProduct } from "#app/areas/fabric-orders/shop-choice/choose-product.tsx";
import { loadShopChoice } from "#app/areas/fabric-orders/shop-choice/load-shop-choice.ts";
import { prefilledOrder } from "#app/areas/fabric-orders/shop-choice/prefilled-order.ts";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { SectionIntroduction } from "#app/areas/notebook/section-introduction.tsx";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const [orders, choice] = await Promise.all([
    found(context.get(apiContext).fabric.orders.list({ eventId: event.id })),
    loadShopChoice(context, url),
  ]);
  const introduction = sectionIntroduction(context, "fabric");
  return { introduction, eventId: event.id, seed: event.seed, orders, choice };
}

export function action({ context, request }: Route.ActionArgs) {
  return createFabricOrder(context, request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** « Commandes de pagnes »: the orders of the committee, and the form of a new one. */
export default function FabricOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { introduction, eventId, seed, orders, choice } = loaderData;
  const mayWrite = useMayWrite("fabric");
  const isFilled = orders.length > 0;
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <Title>Commandes de pagnes</Title>
      <h1>Commandes de pagnes</h1>
      {isFilled ? null : <SectionIntroduction text={introduction} />}
      {isFilled ? (
        <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
          {orders.map(({ id, name, unit, unit_fcfa, deadline, state, totals, unordered_units }) => (
            <li key={id} className={`${kit.stackTight} ${kit.pad4} ${kit.ruled}`}>
              <p className={`${kit.toolbar} ${kit.between}`}>
                <Link
                  to={at("fabricOrder", { id })}
                  className={`${words.breakAnywhere} ${words.bold}`}
                >
                  {name}
                </Link>
                <Badge tone={state === "open" ? "good" : "neutral"}>
                  {fabricStateLabels[state]}
                </Badge>
              </p>
              <p className={words.note}>
                {unit}, {fcfa(unit_fcfa)} · jusqu’au {longDate(deadline)} ·{" "}
                {count(totals.people, "personne")}
              </p>
              {unordered_units > 0 ? (
                <p className={styles.left}>
                  {count(unordered_units, "unité payée", "unités payées")} à commander encore
                </p>
              ) : null}
              <p>
                <Link to={at("fabricMoney", { id })}>
                  L’argent<span className="visually-hidden">{` ${ofName(name)}`}</span>
                </Link>
              </p>
              <ProgressBar
                percent={totals.people === 0 ? 0 : (totals.paid_people * 100) / totals.people}
                label={`${totals.paid_people} sur ${totals.people} ont payé, ${fcfa(totals.paid_fcfa)}`}
                seed={seed}
                showsLabel
                isThin
              />
            </li>
          ))}
        </ul>
      ) : (
        <p>Aucune commande pour l’instant.</p>
      )}
      {mayWrite ? (
        <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="nouvelle">
          <h2 id="nouvelle">Ouvrir une commande</h2>
          <ChooseProduct choice={choice} />
          <Form method="post" className={`${styles.form} ${kit.card} ${styles.box}`} noValidate>
            <input type="hidden" name="event_id" value={eventId} />
            {actionData ? (
              <ErrorNote>{actionData.errors.variant_id?.[0] ?? actionData.message}</ErrorNote>
            ) : null}
            <OrderFields
              saved={{}}
              filled={prefilledOrder(choice)}
              state={actionData ?? undefined}
            />
            <div>
              <Button busy={busy}>Ouvrir la commande</Button>
            </div>
          </Form>
        </section>
      ) : null}
      {isFilled ? <SectionIntroduction text={introduction} /> : null}
    </>
  );
}
