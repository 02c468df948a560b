import { desc } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { sandboxPayments } from "../../../drivers/payments/embedded/tables.ts";
import { gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { readForm } from "../../../http/read-form.ts";
import { answerPayment } from "./answer-payment.ts";
import { type Outcome, outcomes, paymentList, paymentPage } from "./page.ts";

function isOutcome(text: string): text is Outcome {
  return Object.hasOwn(outcomes, text);
}

/**
 * The fake gateways' own pages, under /dev/paiement: all payments, and each with a button for every
 * outcome. With live gateways they do not exist.
 */
export function sandboxRoutes(app: AppContext): Hono {
  const routes = new Hono();
  const { paymentSandbox: sandbox } = app;
  if (sandbox === null) return routes;

  routes.use("/dev/paiement/*", async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header("referrer-policy", "no-referrer");
    c.header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });
  routes.get("/dev/paiement", async (c) => {
    const newest = await app.db
      .select()
      .from(sandboxPayments)
      .orderBy(desc(sandboxPayments.id))
      .limit(50);
    return c.html(paymentList(newest));
  });

  const find = async (c: Context) => {
    const gateway = gatewayNames.find((name) => name === c.req.param("gateway"));
    return gateway ? sandbox.outcomes.byReference(gateway, c.req.param("reference") ?? "") : null;
  };
  routes.get("/dev/paiement/:gateway/:reference", async (c) => {
    const payment = await find(c);
    if (!payment) return c.notFound();
    return c.html(paymentPage(payment, payment.addresses.returnUrl ?? null));
  });
  routes.post("/dev/paiement/:gateway/:reference", async (c) => {
    const payment = await find(c);
    if (!payment) return c.notFound();
    const outcome = String((await readForm(c)).get("outcome") ?? "");
    if (!isOutcome(outcome)) return c.text("Unknown outcome", 400);
    await answerPayment(requestContext(app), payment, outcome);
    const back = payment.addresses.returnUrl;
    return c.redirect(outcome !== "expire" && back ? back : c.req.path, 303);
  });
  return routes;
}
