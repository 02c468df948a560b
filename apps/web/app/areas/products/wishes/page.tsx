import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { marketplaceMessages } from "@jdj/contract/products/messages";
import { count } from "@jdj/french/plural";
import { ProductCard } from "#app/areas/products/product-card.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { wishCookie } from "#app/http/cookies/wish-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { pageOf } from "#app/http/search-query.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  requireUser(context);
  const { wishes } = context.get(apiContext).products;
  const visitor = context.get(visitorContext);
  const kept = await wishCookie.read(request, visitor);
  if (kept !== null) {
    // What was wished for before the sign-in, by the visitor's own press.
    const headers = new Headers({ "Set-Cookie": await wishCookie.clear(visitor) });
    const refused = await wishes
      .toggle({ id: Number(kept), wished: true })
      .then(() => null)
      .catch((error) => refusalMessage(error) ?? marketplaceMessages.gone);
    const flash =
      refused === null
        ? ({ kind: "success", text: marketplaceMessages.wishAdded } as const)
        : ({ kind: "error", text: refused } as const);
    throw await redirectWithFlash(context, at("wishes"), flash, headers);
  }
  const listed = await wishes.list({ page: pageOf(url.searchParams) });
  return { listed, crumbs: [{ to: at("wishes"), label: "Mes envies" }] };
}

/** `/shopping/envies`: the products that a customer marked with a heart. */
export default function WishList({ loaderData: { listed } }: Route.ComponentProps) {
  const { data, total, gone, current_page: page, last_page: lastPage } = listed;
  return (
    <section className={`${kit.page} ${kit.stack4} ${styles.page}`}>
      <Title>Mes envies</Title>
      <header className={kit.stack1}>
        <h1>Mes envies</h1>
        {total > 0 ? <p className={words.secondary}>{count(total, "article")}</p> : null}
        {gone > 0 ? (
          <p className={words.note}>
            {count(gone, "autre n’est plus vendu", "autres ne sont plus vendus")} pour le moment.
          </p>
        ) : null}
      </header>
      {data.length === 0 ? (
        <EmptyState
          sentence="Touchez le cœur d’un article pour le retrouver ici."
          seed="envies-vide"
          action={
            <LinkButton to={at("shopping")} reloadDocument>
              Voir les articles
            </LinkButton>
          }
        />
      ) : (
        <div className={`${kit.stack3} ${styles.cards}`}>
          {data.map((product, index) => (
            <ProductCard key={product.id} product={product} isFirst={index < 2} wished />
          ))}
        </div>
      )}
      <Pagination
        page={page}
        lastPage={lastPage}
        to={(asked) => `${at("wishes")}${asked > 1 ? `?page=${asked}` : ""}`}
        label="Articles"
      />
    </section>
  );
}
