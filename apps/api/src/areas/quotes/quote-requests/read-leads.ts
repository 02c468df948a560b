import { at } from "@jdj/contract/paths/addresses";
import { inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { shortName } from "../../operations/outgoing-messages/write-sms.ts";
import type { ReadLeads } from "../../providers/lead-alerts/send-lead-alerts.ts";
import { countUnread } from "./queries.ts";
import { quoteRequests } from "./tables.ts";

/** Those of some requests in which the provider's team has something to read. */
async function findUnread(db: Database, requestIds: readonly number[]) {
  const unread = await countUnread(db, "provider", requestIds);
  return db
    .select({ id: quoteRequests.id, givenNames: quoteRequests.givenNames })
    .from(quoteRequests)
    .where(inArray(quoteRequests.id, [...unread.keys()]));
}

/** The sentence about a new request. @param shopName short enough for an SMS */
export const requestLead = (shopName: string) => `nouvelle demande de devis pour ${shopName}.`;

/** The sentence about a message that stayed unread. @param from short enough for an SMS */
export const messageLead = (from: string) => `${from} vous a écrit.`;

/** What is said of new requests that nobody has opened yet. */
export const readRequestLeads: ReadLeads = async (db, requestIds, shopName) => {
  const sentence = requestLead(shopName);
  const rows = await findUnread(db, requestIds);
  return new Map(rows.map(({ id }) => [id, { sentence, path: at("proRequest", { id }) }]));
};

/** What is said of messages that nobody has read yet. */
export const readMessageLeads: ReadLeads = async (db, requestIds) => {
  const rows = await findUnread(db, requestIds);
  return new Map(
    rows.map(({ id, givenNames }) => {
      const sentence = messageLead(shortName(nameForStrangers(givenNames, "Un client")));
      return [id, { sentence, path: at("proRequest", { id }) }];
    }),
  );
};
