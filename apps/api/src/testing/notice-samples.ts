import { notices } from "../areas/identity/notices/tables.ts";
import type { TestApp } from "./app.ts";
import { testPushKeys } from "./push-keys.ts";
import type { NoticeSubject, Sample } from "./subject.ts";

/** A notice that a user has not read. */
export async function furnishNotice(app: TestApp, userId: number): Promise<NoticeSubject> {
  const [notice] = await app.db
    .insert(notices)
    .values({ userId, kind: "payment", title: "Paiement reçu", path: "/mes-donnees" })
    .returning({ id: notices.id });
  return { noticeId: notice?.id ?? 0 };
}

/** A browser, at a push service to which nothing is sent. */
const device = {
  endpoint: "https://push.exemple.test/abc",
  p256dh: testPushKeys().publicKey,
  auth: "AAAAAAAAAAAAAAAAAAAAAA",
};

const choices = [{ kind: "payment" as const, page: true }];

/** A right input for every call of the centre of notices. */
export const noticeSamples = {
  "notices.customer.list": { byId: false, input: () => ({ page: 1 }) },
  "notices.customer.find": { byId: true, input: ({ notice }) => ({ id: notice.noticeId }) },
  "notices.customer.markRead": { byId: true, input: ({ notice }) => ({ id: notice.noticeId }) },
  "notices.customer.markAllRead": { byId: false, input: () => ({ until: 1 }) },
  "notices.customer.choices": { byId: false, input: () => undefined },
  "notices.customer.choose": { byId: false, input: () => ({ choices }) },
  "notices.customer.subscribe": { byId: false, input: () => device },
  "notices.customer.unsubscribe": {
    byId: false,
    input: () => ({ endpoint: device.endpoint }),
  },
  "notices.provider.list": { byId: false, input: () => ({ page: 1 }) },
  "notices.provider.find": { byId: true, input: ({ shopNotice }) => ({ id: shopNotice.noticeId }) },
  "notices.provider.markRead": {
    byId: true,
    input: ({ shopNotice }) => ({ id: shopNotice.noticeId }),
  },
  "notices.provider.markAllRead": { byId: false, input: () => ({ until: 1 }) },
  "notices.provider.choices": { byId: false, input: () => undefined },
  "notices.provider.choose": { byId: false, input: () => ({ choices }) },
  "notices.provider.subscribe": { byId: false, input: () => device },
  "notices.provider.unsubscribe": {
    byId: false,
    input: () => ({ endpoint: device.endpoint }),
  },
  "console.notices.list": { byId: false, input: () => ({}) },
  // A customer's: no role of staff finds it.
  "console.notices.find": { byId: true, input: ({ notice }) => ({ id: notice.noticeId }) },
  "console.notices.markRead": { byId: true, input: ({ notice }) => ({ id: notice.noticeId }) },
  "console.notices.markAllRead": { byId: false, input: () => ({ until: 1 }) },
  "console.notices.choices": { byId: false, input: () => undefined },
  "console.notices.choose": { byId: false, input: () => ({ choices: [] }) },
} satisfies Record<string, Sample>;
