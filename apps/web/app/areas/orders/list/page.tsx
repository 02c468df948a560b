import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { orderLabel, orderTones } from "#app/areas/orders/order-tone.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import { PageLinks } from "#app/ui/page-links.tsx";
import { shortName } from "#app/ui/short-name.ts";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

/** The names that a row shows before it counts the others. */
const NAMES_SHOWN = 2;

export async function loader({ context, request }: Route.LoaderArgs) {
  requireUser(context);
  const asked = Number(new URL(request.url).searchParams.get("page"));
  const page = Number.isSafeInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
  const list = await context.get(apiContext).orders.list({ page });
  return { ...list, page };
}

/** `/shopping/orders`: « Mes commandes ». */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { items, has_more: hasMore, page } = loaderData;
  const pageAt = (number: number) => `${at("shoppingOrders")}?page=${number}`;
  return (
    <section className={`${kit.stack4} ${styles.page}`}>
      <Title>Mes commandes</Title>
      <h1>Mes commandes</h1>
      {items.length === 0 ? (
        <EmptyState
          sentence="Vous n’avez pas encore de commande."
          action={<LinkButton to={at("shopping")}>Voir les articles</LinkButton>}
        />
      ) : null}
      <ul className={`${kit.stack3} ${kit.listReset} ${styles.orders}`}>
        {items.map((order) => (
          <li key={order.reference}>
            <a
              className={kit.card}
              href={at("shoppingPlacedOrder", { reference: order.reference })}
            >
              <span className={`${kit.cluster} ${kit.between} ${kit.gapLines}`}>
                <strong className={words.breakAnywhere} title={order.articles.join(", ")}>
                  {namesOf(order.articles)}
                </strong>
                <Badge tone={orderTones[order.status]}>{orderLabel(order)}</Badge>
              </span>
              <span className={`${kit.cluster} ${kit.between} ${kit.gapLines}`}>
                <span className={words.secondary}>
                  {order.sellers.map(({ name }) => name).join(", ")} · {order.reference},{" "}
                  {dateAndTime(order.created_at)}
                </span>
                <strong>{fcfa(order.total_fcfa)}</strong>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {page > 1 || hasMore ? (
        <PageLinks
          className={`${kit.between} ${kit.flex}`}
          page={page}
          hasMore={hasMore}
          to={pageAt}
          newer="Plus récentes"
          older="Plus anciennes"
        />
      ) : null}
    </section>
  );
}

function namesOf(names: readonly string[]): string {
  const more = names.length - NAMES_SHOWN;
  const shown = names.slice(0, NAMES_SHOWN).map(shortName).join(", ");
  return more > 0 ? `${shown} et ${more} autre${more > 1 ? "s" : ""}` : shown;
}
