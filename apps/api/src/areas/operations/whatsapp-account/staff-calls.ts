import { refusal } from "@jdj/contract/call/refusals";
import {
  type ConsoleWhatsAppTemplate,
  consoleWhatsApp as contract,
} from "@jdj/contract/console/whatsapp";
import { asc, desc, eq } from "drizzle-orm";
import { answer, asStaff } from "../../../http/answer.ts";
import type { WhatsAppTemplates } from "../../../settings.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { blockingApprovals } from "./blocked-templates.ts";
import { whatsAppAccountEvents, whatsAppNumbers, whatsAppTemplates } from "./tables.ts";

type Template = typeof whatsAppTemplates.$inferSelect;

/** What we send by a template. */
function findUse({ account, name, language }: Template, ours: readonly WhatsAppTemplates[]) {
  const of = ours.filter((one) => (one.account ?? account) === account && language === "fr");
  if (of.some(({ card }) => card === name)) return "card";
  return of.some(({ message }) => message === name) ? "message" : null;
}

function presentTemplate(
  template: Template,
  ours: readonly WhatsAppTemplates[],
): ConsoleWhatsAppTemplate {
  const { id, account, name, language, category, approval, reason, detail } = template;
  return {
    ...{ id, account, name, language, category, approval, reason, detail },
    next_category: template.nextCategory,
    next_category_from: template.nextCategoryFrom?.toISOString() ?? null,
    approval_at: template.approvalAt?.toISOString() ?? null,
    use: findUse(template, ours),
    is_blocked: approval !== null && blockingApprovals.includes(approval),
  };
}

export const whatsAppAccountCalls = {
  templates: answer(contract.templates)
    .use(asStaff)
    .handler(async ({ input, context: { db, settings } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await db
        .select()
        .from(whatsAppTemplates)
        .where(
          input.category === undefined ? undefined : eq(whatsAppTemplates.category, input.category),
        )
        .orderBy(
          asc(whatsAppTemplates.category),
          asc(whatsAppTemplates.name),
          asc(whatsAppTemplates.id),
        )
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, (row) => presentTemplate(row, settings.whatsAppTemplates));
    }),

  restore: answer(contract.restore)
    .use(asStaff)
    .handler(({ input: { id }, context: { db, now, author, settings } }) =>
      db.transaction(async (tx) => {
        const [before] = await tx
          .select()
          .from(whatsAppTemplates)
          .where(eq(whatsAppTemplates.id, id))
          .for("update");
        if (!before) throw refusal("not-found");
        const restored = { approval: "approved", approvalAt: now } as const;
        const said = { ...restored, reason: null, detail: null };
        await tx.update(whatsAppTemplates).set(said).where(eq(whatsAppTemplates.id, id));
        await recordChange(tx, author, now, {
          action: "whatsapp-templates.restore",
          id,
          before: { approval: before.approval },
          after: { approval: said.approval },
        });
        return presentTemplate({ ...before, ...said }, settings.whatsAppTemplates);
      }),
    ),

  numbers: answer(contract.numbers)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await db
        .select()
        .from(whatsAppNumbers)
        .orderBy(asc(whatsAppNumbers.number))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, ({ id, account, number, quality, qualityAt, ...row }) => ({
        ...{ id, account, number, quality },
        quality_at: qualityAt?.toISOString() ?? null,
        limit: row.limit,
        limit_at: row.limitAt?.toISOString() ?? null,
      }));
    }),

  accountEvents: answer(contract.accountEvents)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await db
        .select()
        .from(whatsAppAccountEvents)
        .orderBy(
          desc(whatsAppAccountEvents.at),
          asc(whatsAppAccountEvents.account),
          asc(whatsAppAccountEvents.event),
        )
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, ({ account, event, detail, at }) => ({
        id: `${account}:${event}`,
        ...{ account, event, detail },
        at: at.toISOString(),
      }));
    }),
};
