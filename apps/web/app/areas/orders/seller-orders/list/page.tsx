import { type SellerView, sellerViews } from "@jdj/contract/orders/seller-views";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime, weekdayDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { orderTones } from "#app/areas/orders/seller-orders/order-tone.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { requireSeller } from "#app/http/require-provider.ts";
import { pageOf } from "#app/http/search-query.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import { PageLinks } from "#app/ui/page-links.tsx";
import pro from "#app/ui/pro.module.css";
import { Tabs } from "#app/ui/tabs.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

const views: Record<SellerView, { label: string; empty: string }> = {
  prepare: {
    label: "À préparer",
    empty: "Aucune commande à préparer. Celles qui sont payées arrivent ici.",
  },
  ready: { label: "Prêtes", empty: "Aucune commande n’attend son départ." },
  sent: { label: "Expédiées", empty: "Aucune commande en route." },
  returns: { label: "Retours", empty: "Aucun retour n’attend votre réponse." },
  all: {
    label: "Toutes",
    empty:
      "Personne n’a encore commandé\u00a0: mettez un article en vente, puis partagez son lien.",
  },
};

const address = (view: SellerView, page = 1) =>
  `${at("proOrders")}?voir=${view}${page > 1 ? `&page=${page}` : ""}`;

export async function loader({ context, url }: Route.LoaderArgs) {
  requireSeller(context);
  const view = sellerViews.find((one) => one === url.searchParams.get("voir")) ?? "prepare";
  const page = pageOf(url.searchParams);
  const found = await context.get(apiContext).orders.sellerOrders.list({ show: view, page });
  return { view, page, found };
}

/** `/pro/commandes`: the paid orders of the shop's products. */
export default function SellerOrders({ loaderData: { view, page, found } }: Route.ComponentProps) {
  return (
    <>
      <Title>Commandes</Title>
      <h1>Commandes</h1>
      <Tabs
        label="Commandes montrées"
        tabs={sellerViews.map((one) => ({
          to: address(one),
          label: views[one].label,
          current: one === view,
          ...(one !== "all" && found.counts[one] > 0 ? { count: found.counts[one] } : {}),
        }))}
      />
      {found.items.length === 0 ? (
        <EmptyState
          sentence={views[view].empty}
          seed="commandes-vide"
          action={
            <LinkButton to={at("proProducts")} variant="plain" reloadDocument>
              Voir mes articles
            </LinkButton>
          }
        />
      ) : (
        <ul className={`${kit.card} ${kit.grid}`}>
          {found.items.map((order) => (
            <li
              key={order.id}
              className={`${kit.cluster} ${pro.row} ${kit.relative} ${styles.order}`}
            >
              <div className={pro.who}>
                <p className={words.bold}>
                  <a href={at("proOrder", { id: order.id })} className={words.cardLink}>
                    {order.summary}
                  </a>
                  {order.units > 1 ? ` · ${count(order.units, "unité")}` : ""}
                </p>
                <p className={words.note}>
                  {order.recipient}, {order.town} · {order.reference}
                </p>
                <p className={words.note}>
                  Payée le {dateAndTime(order.paid_at)}
                  {order.expected && ["paid", "prepared", "shipped"].includes(order.state)
                    ? `, attendue ${weekdayDate(order.expected.until)}`
                    : ""}
                </p>
              </div>
              <p className={kit.cluster2}>
                <strong>{fcfa(order.total)}</strong>
                <Badge tone={orderTones[order.state]}>{order.state_label}</Badge>
                {order.is_late ? <Badge tone="bad">En retard</Badge> : null}
                {order.return_asked ? <Badge tone="bad">Retour demandé</Badge> : null}
              </p>
            </li>
          ))}
        </ul>
      )}
      {page > 1 || found.has_more ? (
        <PageLinks
          className={pro.pages}
          page={page}
          hasMore={found.has_more}
          to={(to) => address(view, to)}
          newer="Page précédente"
          older="Page suivante"
        />
      ) : null}
    </>
  );
}
