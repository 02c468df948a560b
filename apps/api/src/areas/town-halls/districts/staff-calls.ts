import { consoleCountries, consoleDistricts } from "@jdj/contract/console/districts";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import {
  findCountry,
  findDistrict,
  listCountries,
  listDistricts,
  presentCountry,
  presentDistrict,
} from "./queries.ts";
import { addCountry, changeCountry } from "./write-country.ts";
import { addDistrict, changeDistrict } from "./write-district.ts";

export const consoleCountryCalls = {
  list: answer(consoleCountries.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      return pageAnswer(await listCountries(db, { offset, limit }), size, presentCountry);
    }),

  find: answer(consoleCountries.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findCountry(db, input.id)),

  add: answer(consoleCountries.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const id = await addCountry(context, context.author, input);
      return findCountry(context.db, id);
    }),

  update: answer(consoleCountries.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeCountry(context, context.author, input);
      return findCountry(context.db, input.id);
    }),
};

export const consoleDistrictCalls = {
  list: answer(consoleDistricts.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      return pageAnswer(
        await listDistricts(db, { countryId: input.country_id, offset, limit }),
        size,
        presentDistrict,
      );
    }),

  find: answer(consoleDistricts.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findDistrict(db, input.id)),

  add: answer(consoleDistricts.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const id = await addDistrict(context, context.author, input);
      return findDistrict(context.db, id);
    }),

  update: answer(consoleDistricts.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeDistrict(context, context.author, input);
      return findDistrict(context.db, input.id);
    }),
};
