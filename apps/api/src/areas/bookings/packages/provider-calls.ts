import {
  providerPackages as contract,
  type OwnPackage,
  type PackageForm,
} from "@jdj/contract/bookings/provider-packages";
import { refusal } from "@jdj/contract/call/refusals";
import { dateIn } from "@jdj/french/dates";
import type { z } from "zod";
import { answer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { countUpcoming } from "../bookings/queries.ts";
import { presentPackage } from "./present.ts";
import { type FullPackage, findPackage, listOwnPackages } from "./queries.ts";
import { removePackage } from "./remove-package.ts";
import { type PackageDraft, savePackage } from "./save-package.ts";

/** The provider's calls about packages. */
export const providerPackageCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context: { db, now, membership } }) => {
      const { providerId } = membership;
      const upcoming = await countUpcoming(db, providerId, dateIn(now));
      const own = await listOwnPackages(db, providerId);
      return own.map((one) => presentOwn(one, upcoming));
    }),

  package: answer(contract.package)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context: { db, now, membership }, input }) => {
      const { providerId } = membership;
      const found = await findPackage(db, input.id);
      if (found?.providerId !== providerId || found.removedAt !== null) throw refusal("not-found");
      return presentOwn(found, await countUpcoming(db, providerId, dateIn(now)));
    }),

  create: answer(contract.create)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context, input }) => {
      const { providerId } = context.membership;
      const id = await savePackage(context, providerId, draftFrom(input), null);
      return { success: true as const, data: { id } };
    }),

  update: answer(contract.update)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context, input }) => {
      const { id, version } = input;
      await savePackage(context, context.membership.providerId, draftFrom(input), { id, version });
      return { success: true as const };
    }),

  remove: answer(contract.remove)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context, input }) => {
      await removePackage(context, context.membership.providerId, input.id);
      return { success: true as const };
    }),
};

function draftFrom(form: z.infer<typeof PackageForm>): PackageDraft {
  return {
    name: form.name,
    description: form.description,
    priceFcfa: form.price,
    priceUnit: form.price_unit,
    depositPercent: form.deposit_percent,
    capacity: form.capacity,
    serviceTypeId: form.service_type_id,
    eventTypeIds: form.event_type_id,
    features: form.features,
    isPublished: form.is_published,
    image: form.image,
  };
}

function presentOwn(found: FullPackage, upcoming: ReadonlyMap<number, number>): OwnPackage {
  return {
    ...presentPackage(found),
    is_published: found.publishedAt !== null,
    capacity: found.capacity,
    upcoming: upcoming.get(found.id) ?? 0,
    version: found.version,
  };
}
