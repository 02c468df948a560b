import { contentMessages } from "@jdj/contract/content/messages";
import { vendors as contract } from "@jdj/contract/content/vendors";
import { asc, desc, eq } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import { alsoRefuse } from "../../../http/also-refuse-fields.ts";
import { answer } from "../../../http/answer.ts";
import { applyAsVendor, phoneErrors } from "./apply-as-vendor.ts";
import { isOnOffer, payments, validUntil } from "./offer-dates.ts";
import { offerPaymentNumbers, visibilityOffers } from "./tables.ts";

export const vendorCalls = {
  visibilityOffers: answer(contract.visibilityOffers).handler(async ({ context: { db, now } }) => {
    const rows = await db
      .select()
      .from(visibilityOffers)
      .where(eq(visibilityOffers.isShown, true))
      .orderBy(desc(visibilityOffers.priceFcfa));
    const open = rows.filter((row) => isOnOffer(row, calendarDate(now)));
    const data = open.map((row) => ({ ...row, ...payments(row), validUntil: validUntil(row) }));
    if (open.length === 0) return { data, payment_numbers: [] };
    const { operator, number, isShown, position, id } = offerPaymentNumbers;
    const numbers = await db
      .select({ operator, number })
      .from(offerPaymentNumbers)
      .where(eq(isShown, true))
      .orderBy(asc(position), asc(id));
    return { data, payment_numbers: numbers };
  }),

  sellingTerms: answer(contract.sellingTerms).handler(({ context: { settings } }) => ({
    commission_percent: settings.commissionPercent,
  })),

  apply: answer(contract.apply)
    .use(alsoRefuse({ phone_number: phoneErrors }))
    .handler(async ({ input, context }) => {
      const { contact_name: contactName, phone_number: phoneText, ...rest } = input;
      const application = { ...rest, kind: "provider" as const, contactName, phoneText };
      await applyAsVendor(context, application, context.caller.address);
      return { success: true, message: contentMessages.applicationSent };
    }),

  applyAsSeller: answer(contract.applyAsSeller)
    .use(alsoRefuse({ phone_number: phoneErrors }))
    .handler(async ({ input, context }) => {
      const { contact_name: contactName, phone_number: phoneText, goods, ...rest } = input;
      const application = {
        ...rest,
        kind: "seller" as const,
        trade: goods,
        contactName,
        phoneText,
      };
      await applyAsVendor(context, application, context.caller.address);
      return { success: true, message: contentMessages.sellerApplicationSent };
    }),
};
