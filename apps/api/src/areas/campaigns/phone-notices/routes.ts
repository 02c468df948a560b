import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { oneClickUnsubscribe } from "../../../http/one-click-unsubscribe.ts";
import { secretsOf } from "../../../secrets.ts";
import { users } from "../../identity/users/tables.ts";
import { writeWay } from "./choose-phone-way.ts";
import { readPhoneStopToken, type StoppedPhone } from "./stop-link.ts";

const named = ({ way }: StoppedPhone) => (way === "sms" ? "SMS" : "WhatsApp");

/** The link in a paid notice by which such messages are stopped, signed out too. */
export function stopPhoneNoticeRoutes(app: AppContext): Hono {
  const { db, settings } = app;
  return oneClickUnsubscribe<StoppedPhone>({
    path: "/api/v1/phone-notices/:token",
    brand: settings.brand,
    title: "Vos notifications",
    async readerOf(token) {
      const stopped = readPhoneStopToken(secretsOf(settings), token);
      if (stopped === null) return null;
      const [user] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, stopped.userId));
      return user ? stopped : null;
    },
    choose: ({ userId, way }, isStopped) =>
      db.transaction((tx) => writeWay(tx, userId, isStopped ? null : way)),
    asks: (reader) => `Ne plus recevoir vos notifications par ${named(reader)}\u00a0?`,
    answers: (reader, isStopped) =>
      isStopped
        ? `C’est noté\u00a0: plus de notification par ${named(reader)}.`
        : `C’est noté\u00a0: vous recevez de nouveau vos notifications par ${named(reader)}.`,
    buttons: { stop: "Ne plus en recevoir", resume: "En recevoir à nouveau" },
    more: () => ({ to: at("noticeChoices"), label: "Choisir tout ce que nous vous écrivons" }),
  });
}
