import { kindLabel } from "@jdj/contract/notices/kind-labels";
import { audienceOf, type NoticeAudience, noticeRules } from "@jdj/contract/notices/kinds";
import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { oneClickUnsubscribe } from "../../../http/one-click-unsubscribe.ts";
import { secretsOf } from "../../../secrets.ts";
import { users } from "../../identity/users/tables.ts";
import { saveChoices } from "../choices/save-choices.ts";
import { noticePages } from "./notice-pages.ts";
import { readStopToken, type Stopped } from "./stop-link.ts";

type Reader = Stopped & { audience: NoticeAudience };

const namesOf = ({ kinds, audience }: Reader) =>
  kinds.map((kind) => `«\u00a0${kindLabel(kind, audience).label}\u00a0»`).join(", ");

/** The link in an email of notices by which its kinds are stopped, signed out too. */
export function stopNoticeRoutes(app: AppContext): Hono {
  const { db, settings } = app;
  return oneClickUnsubscribe<Reader>({
    path: "/api/v1/notice-emails/:token",
    brand: settings.brand,
    title: "Vos notifications",
    async readerOf(token) {
      const stopped = readStopToken(secretsOf(settings), token);
      if (stopped === null) return null;
      const [user] = await db
        .select({ role: users.role })
        .from(users)
        .where(eq(users.id, stopped.userId));
      return user ? { ...stopped, audience: audienceOf(user.role) } : null;
    },
    async choose({ userId, audience, kinds }, isStopped) {
      await saveChoices(
        requestContext(app),
        { userId, audience },
        kinds.map((kind) => ({ kind, email: isStopped ? "never" : noticeRules[kind].email })),
      );
    },
    asks: (reader) => `Ne plus recevoir par e-mail\u00a0: ${namesOf(reader)}\u00a0?`,
    answers: (reader, isStopped) =>
      isStopped
        ? `C’est noté\u00a0: plus d’e-mail pour ${namesOf(reader)}.`
        : `C’est noté\u00a0: vous recevez de nouveau ${namesOf(reader)}.`,
    buttons: { stop: "Ne plus recevoir ces e-mails", resume: "Les recevoir à nouveau" },
    more: ({ audience }) => ({
      to: noticePages[audience].choices,
      label: "Choisir tout ce que nous vous écrivons",
    }),
  });
}
