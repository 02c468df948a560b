import { mayStaff } from "@jdj/contract/call/staff-policy";
import { personOverview as contract } from "@jdj/contract/console/person-overview";
import { answer, asStaff } from "../../../http/answer.ts";
import { CORRECT_EMAIL } from "../../accounts/people/correct-email.ts";
import { findPersonRow } from "../../accounts/people/queries.ts";
import { type Approval, listApprovals, presentApproval } from "../../staff/approvals/approve.ts";
import { readAccount } from "./read-account.ts";
import { readEvents } from "./read-events.ts";
import { readSales } from "./read-sales.ts";
import { readStaffActions } from "./read-staff-actions.ts";

const none = { items: [], has_more: false };
const noEvents = { events: none, campaigns: none, gifts: none, credits: [] };
const noSales = { payments: none, orders: none, bookings: none, quotes: none };

function presentEmailChange(approval: Approval | undefined) {
  const shown = presentApproval(approval);
  return shown && { ...shown, email: String(approval?.change?.email ?? "") };
}

export const personOverviewCalls = {
  find: answer(contract.find)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      const { db, now, author } = context;
      const { user, customerId } = await findPersonRow(db, now, id);
      const addresses = [user.email, user.pendingEmail, user.phone, user.pendingPhone];
      const account = {
        userId: id,
        email: user.email,
        addresses: addresses.filter((address) => address !== null),
      };
      const [ofAccount, ofEvents, ofSales, actions, waiting] = await Promise.all([
        readAccount(context, account),
        customerId === null ? noEvents : readEvents(db, { customerId, phone: user.phone }),
        customerId === null ? noSales : readSales(db, customerId),
        readStaffActions(db, { userId: id, customerId }),
        listApprovals(db, CORRECT_EMAIL, [id]),
      ]);
      const { messages, ...rest } = ofAccount;
      return {
        id,
        ...rest,
        ...ofEvents,
        ...ofSales,
        actions,
        email_change: presentEmailChange(waiting.get(id)),
        messages: mayStaff(author.role, "inbox:read") ? messages : null,
      };
    }),
};
