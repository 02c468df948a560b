import { messageLog as contract } from "@jdj/contract/console/message-log";
import type { RequestContext } from "../../../app-context.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { readPhone } from "../../../phone/phone.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { findPersonRow } from "../../accounts/people/queries.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { listMessages } from "./list-messages.ts";

/** The address or number that staff typed, in any wording; none for anything else. */
function addressOf(typed: string): string[] {
  if (typed.includes("@")) return [typed.toLowerCase()];
  const phone = readPhone(typed);
  return phone.ok ? [phone.e164] : [];
}

async function addressesOfPerson(
  { db, now }: Pick<RequestContext, "db" | "now">,
  id: number,
): Promise<string[]> {
  const { user } = await findPersonRow(db, now, id);
  return [user.email, user.pendingEmail, user.phone, user.pendingPhone].filter(
    (address) => address !== null,
  );
}

export const messageLogCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { db, author, settings } = context;
      await consumeRateLimit(limits.staffSearch, String(author.id), context);
      const { recipient, person_id } = input;
      const ofPerson = async () =>
        person_id === undefined ? [] : await addressesOfPerson(context, person_id);
      const addresses = recipient ? addressOf(recipient) : await ofPerson();
      const { offset, limit, size } = pageOf(input);
      const rows = await listMessages(db, settings.secret, addresses, { offset, limit });
      return pageAnswer(rows, size, (row) => row);
    }),
};
