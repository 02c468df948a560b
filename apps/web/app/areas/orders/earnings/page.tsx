import { at } from "@jdj/contract/paths/addresses";
import { data } from "react-router";
import { PayoutForm } from "#app/areas/payouts/payout-form.tsx";
import { payoutFrom } from "#app/areas/payouts/payout-from.ts";
import { PayoutList } from "#app/areas/payouts/payout-list.tsx";
import { newNumberFrom, numberCodeFrom } from "#app/areas/payouts/payout-number-from.ts";
import { PayoutNumbers } from "#app/areas/payouts/payout-numbers.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { pageOf } from "#app/http/search-query.ts";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import { Balance, Moves } from "./money.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop } = requireProvider(context);
  if (shop.role !== "owner") return null;
  const page = pageOf(url.searchParams);
  const sells = shop.selling !== null;
  const api = context.get(apiContext);
  const [earnings, numbers] = await Promise.all([
    api.orders.earnings.get({ page }),
    api.payouts.providerNumbers.list(),
  ]);
  return { page, sells, isSuspended: shop.suspended, earnings, numbers: numbers.data };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  const { orders, payouts } = context.get(apiContext);
  const { providerNumbers } = payouts;
  const ofRow = { id: textFrom(form, "id") };
  const calls: Record<string, () => Promise<{ message?: string | undefined }>> = {
    payout: () => orders.earnings.requestPayout(payoutFrom(form)),
    "number-add": () => providerNumbers.add(newNumberFrom(form)),
    "number-code": () => providerNumbers.sendCode(ofRow),
    "number-confirm": () => providerNumbers.confirm(numberCodeFrom(form)),
    "number-remove": () => providerNumbers.remove(ofRow),
  };
  const call = calls[textFrom(form, "intent")];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message } = await call();
    const flash = { kind: "success", text: message ?? "" } as const;
    return await redirectWithFlash(context, at("proEarnings"), flash);
  } catch (error) {
    return refused(error, form);
  }
}

/** `/pro/gains`: what the shop earned, and its payouts. */
export default function EarningsPage({ loaderData, actionData }: Route.ComponentProps) {
  const intent = actionData?.values.intent;
  return (
    <>
      <Title>Gains</Title>
      <h1>Gains</h1>
      {loaderData === null ? (
        <Note>Seul un propriétaire de la boutique voit les gains.</Note>
      ) : (
        <>
          <Balance earnings={loaderData.earnings} sells={loaderData.sells} />
          <section className={kit.stack4} aria-labelledby="retrait">
            <h2 id="retrait">Retirer mes gains</h2>
            {loaderData.isSuspended ? (
              <Note>
                Votre boutique est suspendue{"\u00a0"}: aucun versement ne part pour le moment, et
                ceux qui sont demandés attendent. Votre argent reste gardé.
              </Note>
            ) : (
              <PayoutForm
                available={loaderData.earnings.available}
                numbers={loaderData.numbers}
                state={intent === "payout" ? actionData : undefined}
              />
            )}
            <PayoutList payouts={loaderData.earnings.payouts} />
          </section>
          <section className={kit.stack4} aria-labelledby="numeros">
            <h2 id="numeros">Mes numéros de versement</h2>
            <PayoutNumbers
              numbers={loaderData.numbers}
              state={intent === "payout" ? undefined : actionData}
            />
          </section>
          <Moves earnings={loaderData.earnings} page={loaderData.page} sells={loaderData.sells} />
        </>
      )}
    </>
  );
}
