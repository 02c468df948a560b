import { VIEW_MINUTES } from "@jdj/contract/accounts/view-minutes";
import { people as contract } from "@jdj/contract/console/people";
import { answer, asStaff } from "../../../http/answer.ts";
import { viewCookie } from "../../../http/view-cookie.ts";
import { revokeSessions } from "../../identity/sessions/revoke-sessions.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { setPersonArchived } from "./archive-person.ts";
import { correctEmail, resendActivation } from "./correct-email.ts";
import { findPerson, listPeople, presentPerson } from "./queries.ts";
import { verifyPerson } from "./verify-person.ts";
import { viewPerson } from "./view-person.ts";

export const peopleCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) => {
      const { offset, limit, size } = pageOf(input);
      const { q, role, archived } = input;
      const rows = await listPeople(db, now, { q, role, archived, offset, limit });
      return pageAnswer(rows, size, presentPerson);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db, now } }) => findPerson(db, now, input.id)),

  revokeSessions: answer(contract.revokeSessions)
    .use(asStaff)
    .handler(async ({ input: { id }, context: { db, now, author } }) => {
      const { open_sessions: open } = await findPerson(db, now, id);
      await db.transaction(async (tx) => {
        await revokeSessions(tx, id, now);
        const change = { before: { open_sessions: open }, after: { open_sessions: 0 } };
        await recordChange(tx, author, now, { action: "people.sign-out", id, ...change });
      });
      return findPerson(db, now, id);
    }),

  view: answer(contract.view)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { token, until } = await viewPerson(context, input);
      const { resHeaders, settings } = context;
      resHeaders?.append("set-cookie", viewCookie(settings.publicUrl, token, VIEW_MINUTES * 60));
      return { until: until.toISOString() };
    }),

  verify: answer(contract.verify)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await verifyPerson(context, input);
      return findPerson(context.db, context.now, input.id);
    }),

  resendActivation: answer(contract.resendActivation)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await resendActivation(context, id);
      return findPerson(context.db, context.now, id);
    }),

  correctEmail: answer(contract.correctEmail)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const waits = await correctEmail(context, input);
      const person = await findPerson(context.db, context.now, input.id);
      return { ...person, waits_for_approval: waits };
    }),

  archive: answer(contract.archive)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await setPersonArchived(context, { ...input, archived: true });
      return findPerson(context.db, context.now, input.id);
    }),

  restore: answer(contract.restore)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await setPersonArchived(context, { ...input, archived: false });
      return findPerson(context.db, context.now, input.id);
    }),
};
