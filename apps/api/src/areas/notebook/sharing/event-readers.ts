import { may, type Need, roles } from "@jdj/contract/call/sharing-policy";
import { type SQL, sql } from "drizzle-orm";
import { wordList } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { eventMembers } from "./tables.ts";

/**
 * The query of the users whose role in an event permits something, for `raiseNotice`; without those who
 * took the event out of their list.
 */
export function readersOf(eventId: number, need: Need): SQL {
  const permitted = roles.filter((role) => may(role, need));
  return sql`select ${customers.userId} from ${eventMembers} inner join ${customers} on ${customers.id} = ${eventMembers.customerId} where ${eventMembers.eventId} = ${eventId}::bigint and ${eventMembers.archivedAt} is null and ${eventMembers.role} in ${wordList(permitted)}`;
}
