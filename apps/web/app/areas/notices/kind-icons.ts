import type { NoticeKind } from "@jdj/contract/notices/kinds";
import type { IconName } from "#app/ui/icon-names.ts";

/** The drawing beside a notice of each kind. */
export const kindIcons: Readonly<Record<NoticeKind, IconName>> = {
  answer: "mail-check",
  decline: "mail",
  "self-added": "user-plus",
  album: "camera",
  "guest-reply": "message-circle",
  message: "message-circle",
  quote: "file-text",
  payment: "coins",
  order: "package",
  booking: "calendar-heart",
  dispute: "alert-triangle",
  "task-due": "checklist",
  deadline: "clock",
  sending: "send",
  shop: "building-store",
  letter: "mail-heart",
};
