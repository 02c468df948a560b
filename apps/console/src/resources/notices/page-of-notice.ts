import type { NoticeKind } from "@jdj/contract/notices/kinds";

/** Where the paths of the server's notices begin. */
const CONSOLE = "/console#";

const waiting = (filter: Record<string, string>) =>
  `/work?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Where several that are joined in one line are seen to: the queue of work, with its filter. */
const queues: Readonly<Partial<Record<NoticeKind, string>>> = {
  application: waiting({ kind: "applications" }),
  contact: waiting({ kind: "messages" }),
  "review-report": waiting({ kind: "reviews" }),
  "new-photo": waiting({ kind: "provider-media" }),
  "sender-name": waiting({ kind: "sender-names" }),
  "money-task": "/work",
  assigned: waiting({ assignee: "me" }),
};

/**
 * The page of the console to which a notice leads: of several that are joined, the queue in which they all
 * are; the list of notices for a path that is none of the console's.
 * @param path as the server has it: `/console#/applications/12/show`
 * @param several the kind of those that are joined; null for one alone
 */
export function pageOfNotice(path: string, several: NoticeKind | null): string {
  const queue = several === null ? undefined : queues[several];
  return queue ?? (path.startsWith(`${CONSOLE}/`) ? path.slice(CONSOLE.length) : "/notices");
}
