import { refusal } from "@jdj/contract/call/refusals";
import { providerDetail as contract } from "@jdj/contract/providers/detail";
import type { Database } from "../../../database/connect.ts";
import { answer, asCustomer } from "../../../http/answer.ts";
import { describeError } from "../../../log.ts";
import { countView } from "../views/count-views.ts";
import { presentAddress, presentMedia, presentPage } from "./present.ts";
import {
  selectAddresses,
  selectMedia,
  selectProviderPage,
  selectShown,
  selectUnlisted,
} from "./queries.ts";

/** @throws not-found (404) for a provider who is unpublished, withdrawn or missing */
async function requireShown(db: Database, id: number): Promise<void> {
  const [shown] = await selectShown(db, { id });
  if (!shown) throw refusal("not-found");
}

/** The calls of a provider's page. */
export const detailCalls = {
  provider: answer(contract.provider)
    .use(asCustomer)
    .handler(async ({ input: { id }, context: { db, actor, log, now } }) => {
      const [found] = await selectProviderPage(db, { id, customerId: actor.customer.id });
      if (!found) {
        const [unlisted] = await selectUnlisted(db, { id });
        throw refusal(unlisted ? "provider-unlisted" : "not-found");
      }
      // The page does not wait for its count, and a lost one is no error of the page.
      void countView(db, id, now).catch((error) =>
        log("warn", "view-not-counted", { error: describeError(error) }),
      );
      return presentPage(found);
    }),

  medias: answer(contract.medias)
    .use(asCustomer)
    .handler(async ({ input: { id }, context: { db } }) => {
      const rows = await selectMedia(db, { id });
      if (rows.length === 0) await requireShown(db, id);
      return rows.map(({ media }) => presentMedia(media));
    }),

  addresses: answer(contract.addresses)
    .use(asCustomer)
    .handler(async ({ input: { id }, context: { db } }) => {
      const rows = await selectAddresses(db, { id });
      if (rows.length === 0) await requireShown(db, id);
      return rows.map(({ address, town }) => presentAddress(address, town));
    }),
};
