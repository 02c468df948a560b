import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { Notice, noticeCallsFor } from "../notices/notices.ts";
import { listInput } from "./resource.ts";

const base = "/api/v1/console" as const;

export const consoleNotices = {
  ...noticeCallsFor("staff", base, "a member of staff"),

  /** Those that the caller's role allows: the unread first, then the newest. */
  list: call("staff", "session:read")
    .route({
      method: "GET",
      path: `${base}/notices`,
      tags: ["notices"],
      summary: "The notices of a member of staff",
    })
    .input(listInput(["id"], {}))
    .output(pageOf(Notice)),
};
