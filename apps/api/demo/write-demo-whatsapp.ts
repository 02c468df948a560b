import { type AppContext, requestContext } from "../src/app-context.ts";
import { recordAccountUpdate } from "../src/areas/operations/whatsapp-account/record-account-update.ts";
import { whatsAppTemplates } from "../src/areas/operations/whatsapp-account/tables.ts";
import {
  addWhatsAppPrice,
  confirmWhatsAppPrices,
} from "../src/areas/operations/whatsapp-prices/staff/change-price.ts";
import type { AccountUpdate } from "../src/drivers/whatsapp/account-update.ts";

const account = "102290129340398";
const DAY_MS = 86_400_000;

const template = (
  at: Date,
  name: string,
  fields: Partial<Extract<AccountUpdate, { kind: "template" }>>,
): AccountUpdate => ({
  ...{ kind: "template", account, at, name, language: "fr", approval: "approved" },
  ...{ reason: null, detail: null, category: "utility" },
  ...fields,
});

/** Has WhatsApp tell of our account once: staff then see templates of every state, and our number. */
export async function writeDemoWhatsApp(app: AppContext): Promise<void> {
  const [told] = await app.db.select().from(whatsAppTemplates).limit(1);
  if (told) return;
  const now = app.clock();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const updates: AccountUpdate[] = [
    template(ago(60), "carte_invitation", { category: "marketing" }),
    template(ago(58), "message_invites", {}),
    {
      ...{ kind: "template-category", account, at: ago(1), name: "message_invites" },
      ...{ language: "fr", category: "utility" },
      next: { category: "marketing", from: ago(-1) },
    },
    template(ago(2), "carte_faire_part", { approval: "paused", reason: "FIRST_PAUSE" }),
    template(ago(20), "remerciements", {
      ...{ approval: "rejected", reason: "INCORRECT_CATEGORY", category: "marketing" },
      detail: "This template should be categorized as marketing.",
    }),
    template(ago(3), "rappel_hotes", { approval: "pending", category: null }),
    { ...{ kind: "number", account, at: ago(30), number: "2252722000000" }, ...numberOf("green") },
    { ...{ kind: "account", account, at: ago(61) }, event: "VERIFIED_ACCOUNT", detail: null },
  ];
  for (const update of updates) await recordAccountUpdate(requestContext(app), update);
  await writePrices(app);
}

/** Has staff confirm WhatsApp's prices at home, and plan the one of next year. */
async function writePrices(app: AppContext): Promise<void> {
  const context = requestContext(app);
  const author = { id: null, name: "démonstration" };
  await confirmWhatsAppPrices(context, author, "CI");
  const nextYear = `${context.now.getUTCFullYear() + 1}-01-01`;
  await addWhatsAppPrice(context, author, {
    ...{ country: "CI", category: "marketing", cost_fcfa: 13.72, from: nextYear },
    source: "Annonce de Meta aux partenaires",
  });
}

const numberOf = (quality: "green") => ({ quality, limit: "TIER_10K" });
