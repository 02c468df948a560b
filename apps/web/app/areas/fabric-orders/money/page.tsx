import { fabricStateLabels } from "@jdj/contract/fabric-orders/fabric-states";
import type { FabricEntry, FabricMoney } from "@jdj/contract/fabric-orders/money";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { Link } from "react-router";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Tiles } from "#app/ui/tiles.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { changeFabricMoney } from "./change-fabric-money.ts";
import { Owing, Paid } from "./people.tsx";
import { Purchases } from "./purchases.tsx";
import { Withdrawals } from "./withdrawals.tsx";

const labels: Record<FabricEntry["kind"], (about: string | null) => string> = {
  payment: (name) => (name === null ? "Payé par une personne retirée" : `Payé par ${name}`),
  refund: (name) => (name === null ? "Rendu à une personne retirée" : `Rendu à ${name}`),
  purchase: (reference) => `Versé pour la commande ${reference ?? ""}`,
  "purchase-back": (reference) => `Revenu de la commande ${reference ?? ""}`,
  withdrawal: () => "Retrait",
  "withdrawal-back": () => "Retrait revenu",
};

/** Every entry of the account, the newest first, folded. */
function Entries({ entries }: { entries: readonly FabricEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>Tout le compte, ligne par ligne</summary>
      <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
        {entries.map((entry) => (
          <li key={entry.id} className={`${kit.toolbar} ${kit.ruled} ${styles.person}`}>
            <div className={styles.payer}>
              <p>{labels[entry.kind](entry.about)}</p>
              <p className={words.note}>{dateAndTime(entry.at)}</p>
            </div>
            <span className={words.nowrap}>
              {entry.amount_fcfa > 0 ? "+" : "−"}
              {"\u00a0"}
              {fcfa(Math.abs(entry.amount_fcfa))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { fabric } = context.get(apiContext);
  const names = { eventId: event.id, id: params.id };
  const [money, order] = await Promise.all([
    found(fabric.money.read(names)),
    found(fabric.orders.order(names)),
  ]);
  return { eventId: event.id, isOwner: event.can.ownership === "write", money, order };
}

export function action({ context, params, request }: Route.ActionArgs) {
  return changeFabricMoney(context, request, params.id);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** The money of a fabric order: what came in, who owes, what was bought, what is left and its withdrawal. */
export default function FabricMoneyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, isOwner, money, order } = loaderData;
  const mayRemind = useMayWrite("fabric");
  const mayWithdraw = useMayWrite("money");
  const intent = actionData?.values.intent ?? "";
  const isOfForm = intent === "payout" || intent === "confirm" || intent.startsWith("number-");
  return (
    <>
      <Title>{`Argent\u00a0: ${order.name}`}</Title>
      <div>
        <Link to={at("fabricOrder", { id: order.id })} className={kit.iconLink}>
          <Icon name="arrow-left" size={20} />
          {order.name}
        </Link>
        <div className={`${kit.toolbar} ${kit.between}`}>
          <h1>L’argent de cette commande</h1>
          <Badge tone={money.order.state === "open" ? "good" : "neutral"}>
            {fabricStateLabels[money.order.state]}
          </Badge>
        </div>
      </div>
      {actionData && !isOfForm ? (
        <ErrorNote>{Object.values(actionData.errors)[0]?.[0] ?? actionData.message}</ErrorNote>
      ) : null}
      <Sums money={money} />
      {money.balance_fcfa < 0 ? (
        <Note tone="warning">
          {fcfa(-money.balance_fcfa)} ont été rendus ou sont à rendre alors qu’ils étaient déjà
          dépensés ou retirés. Notre équipe s’en occupe et vous écrit{"\u00a0"}; ce qui entre
          ensuite les couvre d’abord.
        </Note>
      ) : null}
      <Withdrawals
        eventId={eventId}
        money={money}
        isOwner={isOwner}
        mayWithdraw={mayWithdraw}
        state={isOfForm ? (actionData ?? undefined) : undefined}
      />
      <Owing eventId={eventId} order={order} mayRemind={mayRemind} />
      <Purchases money={money} />
      <Paid order={order} />
      <Entries entries={money.entries} />
    </>
  );
}

/** What came in, what went out, what is left, and what is still owed. */
function Sums({ money }: { money: FabricMoney }) {
  const { owed_fcfa: owed, cash_fcfa: cash } = money;
  return (
    <div className={`${kit.stack3} ${kit.oneColumn}`}>
      <Tiles
        variant="wide"
        tiles={[
          { label: "Ce qui reste", value: fcfa(Math.max(0, money.balance_fcfa)), tone: "good" },
          { label: "Collecté par mobile money", value: fcfa(money.collected_fcfa) },
          { label: "Payé dans la boutique", value: fcfa(money.bought_fcfa) },
          { label: "Retiré", value: fcfa(money.withdrawn_fcfa) },
          {
            label: "Encore dû par les personnes",
            value: fcfa(owed),
            tone: owed > 0 ? "attention" : undefined,
          },
        ]}
      />
      {cash > 0 ? (
        <p className={words.note}>
          {fcfa(cash)} de plus sont payés en espèces, au comité{"\u00a0"}: ils ne passent pas par ce
          compte.
        </p>
      ) : null}
    </div>
  );
}
