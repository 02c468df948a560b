import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { notices } from "../../identity/notices/tables.ts";
import { purgeNotices } from "./purge-notices.ts";

const app = testApp();
const DAY_MS = 86_400_000;

it("notices that were read are kept for ninety days, those that nobody read for a year", async () => {
  const { userId } = await registerCouple(app);
  const raised = (title: string, days: number, isRead: boolean) => {
    const createdAt = new Date(app.clock().getTime() - days * DAY_MS);
    return {
      ...{ userId, kind: "order" as const, title, path: "/", createdAt },
      readAt: isRead ? createdAt : null,
    };
  };
  await app.db
    .insert(notices)
    .values([
      raised("read lately", 89, true),
      raised("read before", 91, true),
      raised("unread", 364, false),
      raised("forgotten", 367, false),
    ]);
  expect(await purgeNotices(requestContext(app))).toBe(2);
  const left = await app.db.select().from(notices).where(eq(notices.userId, userId));
  expect(left.map(({ title }) => title).sort()).toEqual(["read lately", "unread"]);
});
