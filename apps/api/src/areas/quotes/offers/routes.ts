import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { answerPdf } from "../../../http/answer-pdf.ts";
import { secretsOf } from "../../../secrets.ts";
import { providers } from "../../providers/tables.ts";
import { towns } from "../../providers/towns/tables.ts";
import { findInstalments } from "../instalments/queries.ts";
import { quoteRequests } from "../quote-requests/tables.ts";
import { drawQuote, quoteName } from "./draw-quote.ts";
import { isOpenQuote } from "./quote-address.ts";
import { quotes } from "./tables.ts";

const issuer = {
  name: providers.name,
  taxpayerNumber: providers.taxpayerNumber,
  phone: providers.phone,
  town: towns.name,
};

/** Serves the PDF of a quote at its signed address; anything else is 404. */
export function quoteRoutes({ db, settings, clock }: AppContext): Hono {
  return new Hono().get("/api/v1/quotes/:name{\\d{1,15}\\.pdf}", async (c) => {
    const id = Number.parseInt(c.req.param("name"), 10);
    const signed = { expires: c.req.query("e") ?? "", signature: c.req.query("s") ?? "" };
    if (!isOpenQuote(secretsOf(settings), id, signed, clock())) return c.notFound();
    const [row] = await db
      .select({ quote: quotes, request: quoteRequests, issuer })
      .from(quotes)
      .innerJoin(quoteRequests, eq(quoteRequests.id, quotes.requestId))
      .innerJoin(providers, eq(providers.id, quoteRequests.providerId))
      .leftJoin(towns, eq(towns.id, providers.townId))
      .where(eq(quotes.id, id));
    if (!row) return c.notFound();
    const instalments = (await findInstalments(db, [id])).get(id) ?? [];
    const pdf = await drawQuote({ ...row, instalments }, settings.brand);
    return answerPdf(pdf, quoteName(id), { as: "attachment", cache: "private, max-age=3600" });
  });
}
