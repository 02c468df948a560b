import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { files } from "../../files/tables.ts";
import type { MessageRow } from "./add-message.ts";
import { presentMessage } from "./present-message.ts";

/** The answer to who sent a message: the message as it stands in the conversation. */
export async function presentSentMessage(
  context: RequestContext & { actor: { user: { email: string | null } } },
  message: MessageRow,
) {
  const [file] =
    message.fileId === null
      ? []
      : await context.db
          .select({ id: files.id, mediaType: files.mediaType, size: files.size })
          .from(files)
          .where(eq(files.id, message.fileId));
  const { email } = context.actor.user;
  return {
    success: true as const,
    data: presentMessage(
      context,
      { message, file: file ?? null },
      { customer: email, provider: email },
    ),
  };
}
