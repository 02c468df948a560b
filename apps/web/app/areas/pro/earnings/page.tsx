import { at } from "@jdj/contract/paths/addresses";
import pro from "#app/areas/pro/pro.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { pageOf } from "#app/http/search-query.ts";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import type { Route } from "./+types/page";
import { Balance, Moves, Payouts } from "./money.tsx";
import { PayoutForm } from "./payout-form.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop } = requireProvider(context);
  if (shop.role !== "owner") return null;
  const page = pageOf(url.searchParams);
  const sells = shop.selling !== null;
  return { page, sells, earnings: await context.get(apiContext).orders.earnings.get({ page }) };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  try {
    const { message } = await context.get(apiContext).orders.earnings.requestPayout({
      amount: textFrom(form, "amount"),
      method: textFrom(form, "method"),
      phone: phoneFrom(form, "phone"),
    });
    const flash = { kind: "success", text: message ?? "" } as const;
    return await redirectWithFlash(context, at("proEarnings"), flash);
  } catch (error) {
    return refused(error, form);
  }
}

/** `/pro/gains`: what the shop earned, and its payouts. */
export default function EarningsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Title>Gains</Title>
      <h1>Gains</h1>
      {loaderData === null ? (
        <Note>Seul un propriétaire de la boutique voit les gains.</Note>
      ) : (
        <>
          {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
          <Balance earnings={loaderData.earnings} sells={loaderData.sells} />
          <section className={pro.section} aria-labelledby="retrait">
            <h2 id="retrait">Retirer mes gains</h2>
            <PayoutForm available={loaderData.earnings.available} state={actionData} />
          </section>
          <Payouts payouts={loaderData.earnings.payouts} />
          <Moves earnings={loaderData.earnings} page={loaderData.page} sells={loaderData.sells} />
        </>
      )}
    </>
  );
}
