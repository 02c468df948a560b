import { fabricStateLabels } from "@jdj/contract/fabric-orders/fabric-states";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { Link } from "react-router";
import { changeFabricOrder } from "#app/areas/fabric-orders/change-fabric-order.ts";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { loadShopChoice } from "#app/areas/fabric-orders/shop-choice/load-shop-choice.ts";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { AddPeople } from "./add-people.tsx";
import { OrderActions } from "./order-actions.tsx";
import { People } from "./people.tsx";
import { Purchase } from "./purchase.tsx";
import { Settings } from "./settings.tsx";
import { Totals } from "./totals.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const api = context.get(apiContext);
  const names = { eventId: event.id, id: params.id };
  const [order, choice] = await Promise.all([
    found(api.fabric.orders.order(names)),
    loadShopChoice(context, url),
  ]);
  const { can } = event;
  const guests =
    can.fabric === "write" && can.guests !== "none" && order.can.change
      ? await api.notebook.guests.guestsByEvent({ eventId: event.id })
      : [];
  return {
    eventId: event.id,
    order,
    choice,
    guests: guests.map(({ id, last_name, given_names }) => ({
      id,
      name: `${given_names} ${last_name}`,
    })),
  };
}

export function action({ context, params, request }: Route.ActionArgs) {
  return changeFabricOrder(context, request, params.id);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** One fabric order: its totals, its people, and what the committee does with it. */
export default function FabricOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, order, choice, guests } = loaderData;
  const mayWrite = useMayWrite("fabric");
  const mayChange = mayWrite && order.can.change;
  const intent = actionData?.values.intent ?? "";
  const stateOf = (...names: string[]) =>
    names.includes(intent) ? (actionData ?? undefined) : undefined;
  return (
    <>
      <Title>{order.name}</Title>
      <div>
        <Link to={at("fabricOrders")} className={kit.iconLink}>
          <Icon name="arrow-left" size={20} />
          Commandes de pagnes
        </Link>
        <div className={`${kit.toolbar} ${kit.between}`}>
          <h1>{order.name}</h1>
          <Badge tone={order.state === "open" ? "good" : "neutral"}>
            {fabricStateLabels[order.state]}
          </Badge>
        </div>
        <p className={words.note}>
          {order.unit}, {fcfa(order.unit_fcfa)} · jusqu’au {longDate(order.deadline)}
          {order.seller_name === "" ? "" : ` · ${order.seller_name}`}
        </p>
      </div>
      {actionData && !stateOf("save", "person", "share") ? (
        <ErrorNote>{Object.values(actionData.errors)[0]?.[0] ?? actionData.message}</ErrorNote>
      ) : null}
      <Purchase order={order} />
      <Totals totals={order.totals} unit={order.unit} />
      <div className={`${kit.facts} ${styles.actions}`}>
        {mayWrite ? <OrderActions eventId={eventId} order={order} /> : null}
        <LinkButton
          to={at("fabricMoney", { id: order.id })}
          variant="plain"
          icon={<Icon name="coins" size={20} />}
        >
          L’argent de cette commande
        </LinkButton>
        <LinkButton
          to={at("fabricExport", { id: order.id })}
          reloadDocument
          download
          variant="plain"
          icon={<Icon name="download" size={20} />}
        >
          Exporter<span className="visually-hidden"> en CSV</span>
        </LinkButton>
      </div>
      <People eventId={eventId} order={order} mayChange={mayChange} state={stateOf("share")} />
      {mayChange ? (
        <>
          <AddPeople
            key={order.shares.length}
            eventId={eventId}
            guests={guests}
            state={stateOf("person")}
          />
          <Settings
            key={`v${order.version}`}
            eventId={eventId}
            order={order}
            choice={choice}
            state={stateOf("save")}
          />
        </>
      ) : null}
    </>
  );
}
