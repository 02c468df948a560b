import type { ConversationMessage } from "@jdj/contract/quotes/shapes";
import type { RequestContext } from "../../../app-context.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import type { ChatRow } from "./queries.ts";

/** What a message's presentation needs besides it: the addresses by which each side is shown. */
export interface Emails {
  customer: string | null;
  provider: string | null;
}

/** A message as both sides see it; the address of its file opens for an hour or two. */
export function presentMessage(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  { message, file }: ChatRow,
  emails: Emails,
): ConversationMessage {
  return {
    id: message.id,
    user_id: message.userId,
    message: message.body,
    is_file: message.fileId !== null,
    is_move: message.isTransition,
    status: message.status,
    created_at: message.createdAt.toISOString(),
    user: { email: emails[message.side] },
    side: message.side,
    file: file && {
      kind: file.mediaType.startsWith("image/") ? "image" : "document",
      size: file.size,
      url: signedFileAddress(settings.secret, file.id, now),
    },
  };
}
