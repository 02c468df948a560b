import { createHash, randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { type FakeNetwork, fakeNetwork } from "../../payments/embedded/fake-gateway.ts";
import { fneInvoicing } from "../fne.ts";
import type { InvoicingDriver } from "../port.ts";
import { sandboxInvoices } from "./tables.ts";

const Asked = z.object({
  invoiceType: z.literal("sale"),
  paymentMethod: z.enum(["cash", "card", "check", "mobile-money", "transfer", "deferred"]),
  template: z.enum(["B2B", "B2C", "B2F", "B2G"]),
  clientNcc: z.string().optional(),
  clientCompanyName: z.string().min(1),
  clientPhone: z.string().min(1),
  clientEmail: z.email(),
  pointOfSale: z.string().min(1),
  establishment: z.string().min(1),
  items: z
    .array(
      z.object({
        description: z.string().min(1),
        quantity: z.number().positive(),
        amount: z.number().positive(),
        taxes: z.array(z.enum(["TVA", "TVAB", "TVAC", "TVAD"])).min(1),
      }),
    )
    .min(1),
});

const Returned = z.object({
  items: z.array(z.object({ id: z.string(), quantity: z.number().positive() })).min(1),
});

/** Below how many stickers the platform warns. */
const FEW = 50;
const NCC = "9606123E";

/** The platform of the tax office in this process, which the live driver reaches. */
export interface FakeFne {
  network: FakeNetwork;
  /** How many stickers were bought. */
  stickers: number;
  /** How many each seller bought. */
  sellerStickers: number;
}

/**
 * A fake platform that speaks its HTTP. A client's phone that ends in 0515 is refused, and one in 0100
 * makes it fail after it signed. Keys that begin with `FNE-` are those of sellers. It signs what it is sent, twice too: what prevents that is on our side.
 */
export function embeddedInvoicing(settings: { db: Database; secret: string }): {
  invoicing: InvoicingDriver;
  invoicingSandbox: FakeFne;
} {
  const { db, secret } = settings;
  const apiKey = createHash("sha256").update(`invoices ${secret}`).digest("hex");
  const server = new Hono();
  const sandbox: FakeFne = { network: fakeNetwork(server), stickers: 1000, sellerStickers: 500 };

  const bad = (c: Context, message: string) =>
    c.json({ message, error: "bad_request", statusCode: 400 }, 400);

  /** Whose a request is: empty for us, a digest for a seller; null for a key that nobody has. */
  function accountOf(c: Context): string | null {
    const key = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    if (key === apiKey) return "";
    return key.startsWith("FNE-") ? createHash("sha256").update(key).digest("hex") : null;
  }

  async function left(account: string): Promise<number> {
    const [last] = await db
      .select({ id: sandboxInvoices.id, number: sandboxInvoices.number })
      .from(sandboxInvoices)
      .where(eq(sandboxInvoices.account, account))
      .orderBy(desc(sandboxInvoices.id))
      .limit(1);
    return account === ""
      ? sandbox.stickers - (last?.id ?? 0)
      : sandbox.sellerStickers - (last?.number ?? 0);
  }

  async function write(
    account: string,
    row: Omit<typeof sandboxInvoices.$inferInsert, "id" | "account" | "number">,
  ) {
    const number = account === "" ? 0 : sandbox.sellerStickers - (await left(account)) + 1;
    const [written] = await db
      .insert(sandboxInvoices)
      .values({ ...row, account, number })
      .returning();
    if (!written) throw new Error("The invoice was not written");
    const balance = await left(account);
    const sign = row.ofToken ? "A" : "";
    const ncc = account === "" ? NCC : `${(parseInt(account.slice(0, 8), 16) % 9e6) + 1e6}S`;
    return {
      ncc,
      reference: `${sign}${ncc}26${String(written.id).padStart(9, "0")}`,
      token: `https://fne.invalid/fr/verification/${written.token}`,
      warning: balance < FEW,
      balance_sticker: balance,
      invoice: { id: written.token, items: written.items },
    };
  }

  server.use("*", async (c, next) => {
    const account = accountOf(c);
    if (account === null) return c.json({ message: "Invalid API Key", statusCode: 401 }, 401);
    if ((await left(account)) <= 0) return bad(c, "No sticker is left");
    return next();
  });
  server.post("/ws/external/invoices/sign", async (c) => {
    const read = Asked.safeParse(await c.req.json());
    if (!read.success) return bad(c, "The invoice is not valid");
    const { template, clientNcc, clientCompanyName: client, clientPhone, items } = read.data;
    if (template === "B2B" && !clientNcc) return bad(c, "clientNcc is required");
    if (clientPhone.endsWith("0515")) return bad(c, "Point of sale is not valid");
    const lines = items.map(({ quantity }) => ({ id: randomUUID(), quantity }));
    const signed = await write(accountOf(c) ?? "", { client, items: lines });
    return clientPhone.endsWith("0100") ? c.json({ statusCode: 500 }, 500) : c.json(signed);
  });
  server.post("/ws/external/invoices/:id/refund", async (c) => {
    const read = Returned.safeParse(await c.req.json());
    const id = z.uuid().safeParse(c.req.param("id"));
    if (!read.success || !id.success) return bad(c, "The credit note is not valid");
    const account = accountOf(c) ?? "";
    const [of] = await db
      .select()
      .from(sandboxInvoices)
      .where(and(eq(sandboxInvoices.token, id.data), eq(sandboxInvoices.account, account)));
    if (!of) return bad(c, "Invoice not found");
    const notes = await db
      .select()
      .from(sandboxInvoices)
      .where(eq(sandboxInvoices.ofToken, id.data));
    const returned = [...notes.flatMap(({ items }) => items), ...read.data.items];
    const isTooMuch = read.data.items.some(({ id: item }) => {
      const sold = of.items.find((one) => one.id === item)?.quantity ?? 0;
      const back = returned.filter((one) => one.id === item);
      return back.reduce((sum, { quantity }) => sum + quantity, 0) > sold + 1e-6;
    });
    if (isTooMuch) return bad(c, "Quantity exceeds what was sold");
    const row = { client: of.client, ofToken: of.token, items: read.data.items };
    const { invoice: _, ...signed } = await write(account, row);
    return c.json(signed, 201);
  });

  return {
    invoicing: fneInvoicing({
      base: "https://fne.invalid/ws",
      apiKey,
      establishment: "Siège",
      pointOfSale: "En ligne",
      fallback: { phone: "+2250700000000", email: "client@exemple.test" },
      fetch: (request) => sandbox.network.fetch(request),
    }),
    invoicingSandbox: sandbox,
  };
}
