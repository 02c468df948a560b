import { fieldErrorsOf, isRefusal, refusalMessage } from "@jdj/contract/call/refusals";
import { orderMessages } from "@jdj/contract/orders/messages";
import { at } from "@jdj/contract/paths/addresses";
import { weekdayDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { data, redirect } from "react-router";
import { openCart } from "#app/areas/carts/open-cart.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { cartCookie } from "#app/http/cookies/cart-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { CartLineRow } from "./cart-line.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

/** What of a removed line the page offers to put back. */
const undoable = ["variant_id", "day", "quantity", "note", "name"] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { cart: named, headers } = await openCart(context, request);
  const cart = await context.get(apiContext).carts.read(named);
  const asked = new URL(request.url).searchParams;
  const removed = Object.fromEntries(undoable.map((name) => [name, asked.get(name) ?? ""]));
  return data({ cart, removed: asked.has("retire") ? removed : null }, { headers });
}

/** Puts a product in, changes or removes a line: plain forms, of this page and of a product's. */
export async function action({ context, request }: Route.ActionArgs) {
  const { cart: named, headers } = await openCart(context, request);
  const { carts } = context.get(apiContext);
  const form = await readForm(request);
  const intent = textFrom(form, "intent");
  const id = textFrom(form, "id");
  try {
    if (intent === "add") {
      const { cart_token } = await carts.add({
        variant_id: textFrom(form, "variant_id"),
        day: textFrom(form, "day"),
        quantity: textFrom(form, "quantity") || 1,
        note: textFrom(form, "note"),
        ...named,
      });
      const visitor = context.get(visitorContext);
      if (cart_token !== null)
        headers.append("Set-Cookie", await cartCookie.set(cart_token, visitor));
      const flash = { kind: "success", text: orderMessages.lineAdded } as const;
      return redirectWithFlash(context, at("shoppingCart"), flash, headers);
    }
    if (intent === "change") {
      await carts.change({
        id,
        quantity: stepped(textFrom(form, "quantity"), textFrom(form, "step")),
        note: textFrom(form, "note"),
        ...named,
      });
      return redirect(at("shoppingCart"), { headers });
    }
    await carts.remove({ id, ...named });
    const removed = new URLSearchParams({ retire: "1" });
    for (const name of undoable) removed.set(name, textFrom(form, name));
    return redirect(`${at("shoppingCart")}?${removed}`, { headers });
  } catch (error) {
    // Another tab removed it: the page shows what is left.
    if (isRefusal(error, "not-found") && intent !== "add") return redirect(at("shoppingCart"));
    const message = refusalMessage(error);
    if (message === null) throw error;
    const errors = Object.values(fieldErrorsOf(error) ?? {}).flat();
    return data(
      { message: errors[0] ?? message, lineId: intent === "change" ? id : null },
      { status: 422, headers },
    );
  }
}

/** The quantity that was typed, one more or less after − or +; what is no number is refused as it is. */
function stepped(quantity: string, step: string): string {
  const next = Number(quantity) + Number(step);
  return step !== "" && Number.isInteger(next) ? String(Math.max(1, next)) : quantity;
}

/** With more lines than these the total is far below on a phone: it is said at the top too. */
const FEW_LINES = 4;

/** `/shopping/cart`: the products that are about to be ordered, by seller. */
export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, removed } = loaderData;
  if (cart.count === 0)
    return (
      <section className={`${kit.stack4} ${styles.page}`}>
        <Title>Panier</Title>
        <h1>Votre panier</h1>
        {removed ? <RemovedNote removed={removed} /> : null}
        {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
        <EmptyState
          sentence={orderMessages.cartEmpty}
          action={<LinkButton to={at("shopping")}>Voir les articles</LinkButton>}
        />
      </section>
    );
  const lines = cart.sellers.reduce((sum, seller) => sum + seller.lines.length, 0);
  return (
    <section className={`${kit.stack4} ${styles.page}`}>
      <Title>Panier</Title>
      <h1>Votre panier</h1>
      {removed ? <RemovedNote removed={removed} /> : null}
      {actionData && actionData.lineId === null ? (
        <ErrorNote>{actionData.message}</ErrorNote>
      ) : null}
      {cart.can_order ? null : (
        <Note tone="warning">
          Des articles ont changé depuis que vous les avez choisis. Corrigez-les pour commander.
        </Note>
      )}
      {cart.can_order && lines > FEW_LINES ? (
        <div className={`${kit.toolbar} ${kit.between} ${kit.belowDesktop}`}>
          <p>
            {count(cart.count, "article")}, <strong>{fcfa(cart.goods_fcfa)}</strong>
          </p>
          <LinkButton to={at("shoppingOrder")}>Commander</LinkButton>
        </div>
      ) : null}
      <div className={`${kit.stack6} ${kit.alignStart} ${styles.columns}`}>
        <div className={`${kit.stack6} ${kit.shrink}`}>
          {cart.sellers.map((seller) => (
            <section key={seller.id} className={kit.stack2} aria-labelledby={`v-${seller.id}`}>
              <h2 className={words.text18} id={`v-${seller.id}`}>
                <a href={at("shoppingShop", { id: seller.id })}>{seller.name}</a>
              </h2>
              {seller.ready_on === null ? null : (
                <p className={words.note}>
                  Prêt à partir, ou à retirer, dès {weekdayDate(seller.ready_on)}
                </p>
              )}
              <ul className={`${kit.card} ${kit.listReset} ${kit.grid}`}>
                {seller.lines.map((line) => (
                  <CartLineRow
                    key={line.id}
                    line={line}
                    error={actionData?.lineId === String(line.id) ? actionData.message : undefined}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <aside
          className={`${kit.card} ${kit.stack3} ${kit.pad4} ${styles.total}`}
          aria-labelledby="total"
        >
          <h2 className={words.text18} id="total">
            Total
          </h2>
          <dl className={styles.sum}>
            <dt>Articles</dt>
            <dd>{fcfa(cart.goods_fcfa)}</dd>
          </dl>
          <p className={words.secondary}>
            La livraison de chaque vendeur est choisie à l’étape suivante.
          </p>
          {cart.can_order ? (
            <LinkButton to={at("shoppingOrder")} wide>
              Commander
            </LinkButton>
          ) : null}
          <a href={at("shopping")} className={kit.tapTarget}>
            Continuer mes achats
          </a>
        </aside>
      </div>
    </section>
  );
}

/** Says what was removed from the cart, and puts it back by one press. */
function RemovedNote({ removed }: { removed: Record<string, string> }) {
  return (
    <Note>
      <form method="post" action={at("shoppingCart")} className={kit.toolbar}>
        <span>«&nbsp;{removed.name}&nbsp;» est retiré du panier.</span>
        <input type="hidden" name="intent" value="add" />
        {["variant_id", "day", "quantity", "note"].map((name) => (
          <input key={name} type="hidden" name={name} value={removed[name]} />
        ))}
        <Button variant="quiet">Annuler</Button>
      </form>
    </Note>
  );
}
