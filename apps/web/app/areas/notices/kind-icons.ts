import type { NoticeKind } from "@jdj/contract/notices/kinds";
import type { IconName } from "#app/ui/icon-names.ts";

const icons: Readonly<Partial<Record<NoticeKind, IconName>>> = {
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

/** The drawing beside a notice of a kind; kinds of staff, who read theirs in the console, have none. */
export function kindIconOf(kind: NoticeKind): IconName {
  return icons[kind] ?? "bell";
}
