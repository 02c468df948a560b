import { isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { RequestContext } from "../../../app-context.ts";
import type { AccountUpdate } from "../../../drivers/whatsapp/account-update.ts";
import { type AlertingContext, alertOperator } from "../alerts/alert-operator.ts";
import { alertOf } from "./alert-of-update.ts";
import { whatsAppAccountEvents, whatsAppNumbers, whatsAppTemplates } from "./tables.ts";

type Context = Pick<RequestContext, "db" | "now"> & AlertingContext;

/** An update older than what is stored came late, or again: it changes nothing. */
const isNewer = (since: PgColumn, at: Date): SQL | undefined => or(isNull(since), lte(since, at));

/**
 * Stores what WhatsApp told of our account, and alerts the operator of what keeps messages from
 * leaving. An update that comes late or again changes nothing.
 */
export async function recordAccountUpdate(context: Context, update: AccountUpdate): Promise<void> {
  const { db, now } = context;
  const at = update.at ?? now;
  if (!(await store(context, update, at))) return;
  const alert = alertOf(update);
  if (alert) await alertOperator(db, context, alert, now);
}

/** @returns whether anything was new */
async function store({ db }: Context, update: AccountUpdate, at: Date): Promise<boolean> {
  switch (update.kind) {
    case "template": {
      const { account, name, language, approval, reason, detail, category } = update;
      const said = { approval, reason, detail, approvalAt: at };
      const stored = await db
        .insert(whatsAppTemplates)
        .values({ account, name, language, ...said, ...(category && { category, categoryAt: at }) })
        .onConflictDoUpdate({
          target: [whatsAppTemplates.account, whatsAppTemplates.name, whatsAppTemplates.language],
          // A change of the category is told by itself; here it is only said along.
          set: { ...said, category: sql`coalesce(${whatsAppTemplates.category}, ${category})` },
          setWhere: isNewer(whatsAppTemplates.approvalAt, at),
        })
        .returning({ id: whatsAppTemplates.id });
      return stored.length > 0;
    }
    case "template-category": {
      const { account, name, language, category, next } = update;
      const said = {
        category,
        categoryAt: at,
        nextCategory: next?.category ?? null,
        nextCategoryFrom: next?.from ?? null,
      };
      const stored = await db
        .insert(whatsAppTemplates)
        .values({ account, name, language, ...said })
        .onConflictDoUpdate({
          target: [whatsAppTemplates.account, whatsAppTemplates.name, whatsAppTemplates.language],
          set: said,
          setWhere: isNewer(whatsAppTemplates.categoryAt, at),
        })
        .returning({ id: whatsAppTemplates.id });
      return stored.length > 0;
    }
    case "number": {
      const isQualityStored =
        update.quality === null || (await storeNumber(db, update, { quality: update.quality }, at));
      const isLimitStored =
        update.limit === null || (await storeNumber(db, update, { limit: update.limit }, at));
      return isQualityStored && isLimitStored;
    }
    case "account": {
      const { account, event, detail } = update;
      const stored = await db
        .insert(whatsAppAccountEvents)
        .values({ account, event, detail, at })
        .onConflictDoUpdate({
          target: [whatsAppAccountEvents.account, whatsAppAccountEvents.event],
          set: { detail, at },
          setWhere: lte(whatsAppAccountEvents.at, at),
        })
        .returning({ account: whatsAppAccountEvents.account });
      return stored.length > 0;
    }
  }
}

type NumberUpdate = Extract<AccountUpdate, { kind: "number" }>;

async function storeNumber(
  db: Context["db"],
  { account, number }: NumberUpdate,
  said: { quality: NonNullable<NumberUpdate["quality"]> } | { limit: string },
  at: Date,
): Promise<boolean> {
  const isQuality = "quality" in said;
  const set = { account, ...said, ...(isQuality ? { qualityAt: at } : { limitAt: at }) };
  const since = isQuality ? whatsAppNumbers.qualityAt : whatsAppNumbers.limitAt;
  const stored = await db
    .insert(whatsAppNumbers)
    .values({ number, ...set })
    .onConflictDoUpdate({ target: whatsAppNumbers.number, set, setWhere: isNewer(since, at) })
    .returning({ id: whatsAppNumbers.id });
  return stored.length > 0;
}
