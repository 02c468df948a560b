import { refusal } from "@jdj/contract/call/refusals";
import { quoteMessages } from "@jdj/contract/quotes/messages";
import { quoteTemplates as contract, type QuoteTemplate } from "@jdj/contract/quotes/templates";
import { and, asc, eq } from "drizzle-orm";
import { answer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { saveTemplate } from "./save-template.ts";
import { quoteTemplates } from "./tables.ts";

const present = ({
  id,
  kind,
  name,
  lines,
  text,
}: typeof quoteTemplates.$inferSelect): QuoteTemplate => ({ id, kind, name, lines, text });

/** The calls about the templates of the caller's provider. */
export const templateCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context: { db, membership } }) => {
      const rows = await db
        .select()
        .from(quoteTemplates)
        .where(eq(quoteTemplates.providerId, membership.providerId))
        .orderBy(asc(quoteTemplates.kind), asc(quoteTemplates.name));
      return rows.map(present);
    }),

  save: answer(contract.save)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const lines = input.kind === "quote" ? input.lines : [];
      const { kind, name, text } = input;
      const template = { kind, name, lines, text };
      const saved = await saveTemplate(context, context.membership.providerId, template);
      return { success: true as const, message: quoteMessages.templateSaved, data: present(saved) };
    }),

  remove: answer(contract.remove)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context: { db, membership } }) => {
      const [removed] = await db
        .delete(quoteTemplates)
        .where(
          and(
            eq(quoteTemplates.id, input.id),
            eq(quoteTemplates.providerId, membership.providerId),
          ),
        )
        .returning({ id: quoteTemplates.id });
      if (!removed) throw refusal("not-found");
      return { success: true };
    }),
};
