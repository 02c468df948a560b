import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import type { NoticeText } from "../../../mail/notice-email.tsx";
import { sendUserNotice } from "../../operations/outgoing-messages/send-notice.ts";
import { senderNames } from "./tables.ts";

/**
 * Tells an owner of an event what staff decided about a sender name, under a stable key; nothing when
 * the name or the address is gone.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendSenderNameEmail(
  app: AppContext,
  { senderNameId, state, userId }: JobData["send-sender-name-email"],
  attempt: JobAttempt,
): Promise<void> {
  const { db, settings } = app;
  const { brand, publicUrl } = settings;
  const [name] = await db.select().from(senderNames).where(eq(senderNames.id, senderNameId));
  if (!name) return;
  const text: NoticeText = {
    ...senderNameText({ name: name.name, state, reason: name.reason, brand }),
    action: { label: "Voir vos noms d’expéditeur", link: publicUrl + at("senderNames") },
    reason: `Vous recevez cet e-mail parce qu’un nom d’expéditeur a été demandé pour votre fête sur ${brand}.`,
  };
  await sendUserNotice(app, { kind: `sender-name-${state}`, userId, text }, attempt);
}

/** What the hosts read of a decision. */
function senderNameText({
  name,
  state,
  reason,
  brand,
}: {
  name: string;
  state: "approved" | "refused" | "withdrawn";
  reason: string;
  brand: string;
}): Pick<NoticeText, "subject" | "paragraphs"> {
  const quoted = `«\u00a0${name}\u00a0»`;
  if (state === "approved")
    return {
      subject: `Vos SMS peuvent partir sous le nom ${quoted}`,
      paragraphs: [
        `Nous avons accepté le nom ${quoted}.`,
        "Choisissez-le à la dernière étape de votre prochaine carte par SMS, sous «\u00a0Expéditeur\u00a0».",
      ],
    };
  const isRefused = state === "refused";
  return {
    subject: isRefused
      ? `Le nom ${quoted} n’a pas été accepté`
      : `Le nom ${quoted} ne peut plus servir`,
    paragraphs: [
      `Motif\u00a0: ${reason}`,
      isRefused
        ? `Vos SMS partent sous le nom ${brand}. Vous pouvez demander un autre nom.`
        : `Vos SMS qui ne sont pas encore partis partiront sous le nom ${brand}. Vous pouvez demander un autre nom.`,
    ],
  };
}
