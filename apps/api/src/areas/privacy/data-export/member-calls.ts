import { memberDataExport as contract } from "@jdj/contract/providers/data-export";
import { answer, asProvider } from "../../../http/answer.ts";
import { membershipFor } from "../../providers/team/queries.ts";
import { memberSections } from "./member-sections.ts";
import { shopSections } from "./shop-sections.ts";

export const memberDataExportCalls = {
  exportData: answer(contract.exportData)
    .use(asProvider)
    .handler(async ({ context }) => {
      const { user } = context.actor;
      const membership = await membershipFor.find(context, { userId: user.id });
      const sections = await memberSections(context.db, user);
      if (membership?.role === "owner")
        sections.push(...(await shopSections(context, membership.providerId)));
      return { exported_at: context.now.toISOString(), sections };
    }),
};
