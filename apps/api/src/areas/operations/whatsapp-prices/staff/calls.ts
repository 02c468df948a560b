import { consoleWhatsAppPrices as contract } from "@jdj/contract/console/whatsapp-prices";
import { calendarDate } from "../../../../app-context.ts";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageOf } from "../../../staff/lists/paging.ts";
import { pricedCountries } from "../countries.ts";
import { addWhatsAppPrice, confirmWhatsAppPrices, removeWhatsAppPrice } from "./change-price.ts";
import { findCountryPrices, listPricedCountries } from "./queries.ts";

export const whatsAppPriceCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) => {
      const { offset, size } = pageOf(input);
      const rows = await listPricedCountries(db, calendarDate(now));
      return { items: rows.slice(offset, offset + size), has_more: rows.length > offset + size };
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db, now } }) =>
      findCountryPrices(db, input.id, calendarDate(now)),
    ),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await addWhatsAppPrice(context, context.author, input);
      return findCountryPrices(context.db, input.country, calendarDate(context.now));
    }),

  remove: answer(contract.remove)
    .use(asStaff)
    .handler(async ({ input: { id: country, price_id: priceId }, context }) => {
      await removeWhatsAppPrice(context, context.author, { country, priceId });
      return { success: true as const };
    }),

  confirm: answer(contract.confirm)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await confirmWhatsAppPrices(context, context.author, id);
      return findCountryPrices(context.db, id, calendarDate(context.now));
    }),

  countries: answer(contract.countries)
    .use(asStaff)
    .handler(() => ({ items: [...pricedCountries], has_more: false })),
};
