import { refusal } from "@jdj/contract/call/refusals";
import { preview as contract } from "@jdj/contract/providers/preview";
import { answer, asProvider } from "../../../http/answer.ts";
import { presentAddress, presentMedia, presentPage } from "../detail/present.ts";
import { selectOwnAddresses, selectOwnMedia, selectOwnPage } from "../detail/queries.ts";
import { withProvider } from "../team/with-provider.ts";

export const previewCalls = {
  page: answer(contract.page)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context: { db, membership } }) => {
      const id = membership.providerId;
      const [[found], medias, addresses] = await Promise.all([
        selectOwnPage(db, { id }),
        selectOwnMedia(db, { id }),
        selectOwnAddresses(db, { id }),
      ]);
      if (!found) throw refusal("no-shop");
      return {
        provider: presentPage(found),
        medias: medias.map(({ media }) => presentMedia(media)),
        addresses: addresses.map(({ address, town }) => presentAddress(address, town)),
      };
    }),
};
