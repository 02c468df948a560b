import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppContext } from "../../../app-context.ts";
import { payoutCompanyNames } from "../../../drivers/payouts/company-names.ts";
import { payouts } from "../payouts/tables.ts";

/** The largest webhook that is read, in bytes. */
const MOST_BYTES = 64 * 1024;

/** A webhook of one payout has it checked once in so many seconds. */
const ONCE_SECONDS = 60;

const isKey = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/**
 * The addresses of the companies' webhooks: `/api/v1/payouts/{company}/notify/{key}`. None is
 * signed, so that its content is not read: it is a reason to ask the company. A GET only checks that the
 * address exists.
 */
export function payoutWebhookRoutes({ db, jobs }: AppContext): Hono {
  const routes = new Hono();
  for (const company of payoutCompanyNames) {
    const address = `/api/v1/payouts/${company}/notify/:key`;
    routes.get(address, (c) => c.text("OK"));
    routes.on(["POST", "PUT"], address, bodyLimit({ maxSize: MOST_BYTES }), async (c) => {
      const key = c.req.param("key") ?? "";
      const [payout] = isKey(key)
        ? await db
            .select({ id: payouts.id, company: payouts.company })
            .from(payouts)
            .where(eq(payouts.key, key))
        : [];
      if (payout?.company !== company) return c.json({ success: false }, 404);
      const once = { key: `payout ${payout.id}`, seconds: ONCE_SECONDS };
      await db.transaction((tx) =>
        jobs.enqueue(tx, "check-payout", { payoutId: payout.id }, { once }),
      );
      return c.json({ success: true });
    });
  }
  return routes;
}
