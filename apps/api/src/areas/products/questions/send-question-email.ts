import { at } from "@jdj/contract/paths/addresses";
import { ofName } from "@jdj/french/names";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { withoutForeignLink } from "../../abuse/foreign-link.ts";
import { tellUser } from "../../notices/raising/tell-user.ts";
import { providers } from "../../providers/tables.ts";
import { products } from "../products/tables.ts";
import { productQuestions } from "./tables.ts";

/**
 * Tells a seller of a question, or who asked of its answer; nothing about one that was deleted or hidden.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendQuestionEmail(
  app: AppContext,
  { questionId, userId, kind, by }: JobData["send-question-email"],
  attempt: JobAttempt,
): Promise<void> {
  const { brand, publicUrl, closedServices } = app.settings;
  if (by === "sms" || closedServices.includes("mail")) return;
  const [found] = await app.db
    .select({ asked: productQuestions, article: products.name, seller: providers.name })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(providers, eq(providers.id, productQuestions.providerId))
    .where(eq(productQuestions.id, questionId));
  if (!found || found.asked.hiddenAt !== null) return;
  const quoted = (text: string) =>
    `«\u00a0${withoutForeignLink(text, "à lire sur la page", publicUrl)}\u00a0»`;
  const { asked, article } = found;
  const seller = withoutForeignLink(found.seller, "Le vendeur", publicUrl);
  const text =
    kind === "asked"
      ? {
          subject: `Une question sur «\u00a0${article}\u00a0»`,
          paragraphs: [
            quoted(asked.question),
            "Votre réponse est publique, sous l’article\u00a0: elle sert aussi aux prochains acheteurs.",
          ],
          action: { label: "Répondre", link: publicUrl + at("proProductQuestions") },
          reason: `Vous recevez cet e-mail parce que votre boutique vend sur ${brand}.`,
        }
      : {
          subject: `La réponse ${ofName(seller)} à votre question`,
          paragraphs: [
            `Vous avez demandé à propos de «\u00a0${article}\u00a0»\u00a0: ${quoted(asked.question)}`,
            `La réponse\u00a0: ${quoted(asked.answer ?? "")}`,
          ],
          action: {
            label: "Voir l’article",
            link: publicUrl + at("shoppingProduct", { id: asked.productId }),
          },
          reason: `Vous recevez cet e-mail parce que vous avez posé une question sur ${brand}.`,
        };
  await tellUser(app, "message", { kind: `question-${kind}`, userId, text }, attempt);
}
