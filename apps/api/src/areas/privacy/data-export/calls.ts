import { dataExport as contract } from "@jdj/contract/accounts/data-export";
import { answer, asCustomer } from "../../../http/answer.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import { findOpenMoney } from "../account-erasure/find-open-money.ts";
import { closeAccount } from "./close-account.ts";
import { collectSections } from "./sections.ts";

export const dataExportCalls = {
  exportData: answer(contract.exportData)
    .use(asCustomer)
    .handler(async ({ input, context }) => ({
      exported_at: context.now.toISOString(),
      sections: await collectSections(context.db, context.actor, {
        sensitive: input?.sensitive === "1",
        rows: input?.rows,
        addressOf: (fileId) =>
          context.settings.publicUrl +
          signedFileAddress(context.settings.secret, fileId, context.now),
      }),
    })),

  openMoney: answer(contract.openMoney)
    .use(asCustomer)
    .handler(async ({ context: { db, now, actor } }) => ({
      data: await findOpenMoney(db, now, actor.customer.id),
    })),

  closeAccount: answer(contract.closeAccount)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      await closeAccount(context, context.actor, input.password);
      return { success: true, message: "Votre compte est fermé." };
    }),
};
