import { refusal } from "@jdj/contract/call/refusals";
import { townHalls as contract } from "@jdj/contract/town-halls/town-halls";
import { answer } from "../../http/answer.ts";
import { presentListed, presentTownHall } from "./present.ts";
import {
  findCountry,
  findDistrict,
  findTownHall,
  listCountries,
  listPhotos,
  listTownHalls,
} from "./queries.ts";

const shown = <T>(row: T) => ({ ...row, show: 1 as const });

/** The calls of the town-hall directory. Public; hidden entries answer 404. */
export const townHallCalls = {
  countries: answer(contract.countries).handler(async ({ context }) =>
    (await listCountries(context.db)).map(shown),
  ),

  country: answer(contract.country).handler(async ({ context, input }) => {
    const country = await findCountry(context.db, input.id);
    if (country === null) throw refusal("not-found");
    return shown({ ...country, districts: country.districts.map(shown) });
  }),

  district: answer(contract.district).handler(async ({ context, input }) => {
    const found = await findDistrict(context.db, input.id);
    if (found === null) throw refusal("not-found");
    const { district, country, halls } = found;
    return shown({
      id: district.id,
      name: district.name,
      country,
      town_halls: halls.map(presentListed),
    });
  }),

  townsNames: answer(contract.townsNames).handler(async ({ context }) =>
    (await listTownHalls(context.db)).map(({ hall, district, country, photo }) => ({
      id: hall.id,
      name: hall.name,
      town: hall.town,
      district,
      country,
      photo,
    })),
  ),

  town: answer(contract.town).handler(async ({ context, input }) => {
    const found = await findTownHall(context.db, input.id);
    if (found === null) throw refusal("not-found");
    const { hall, district, country } = found;
    return { ...presentListed(hall), district, country };
  }),

  townHall: answer(contract.townHall).handler(async ({ context, input }) => {
    const found = await findTownHall(context.db, input.id);
    if (found === null) throw refusal("not-found");
    return presentTownHall(found, await listPhotos(context.db, input.id));
  }),
};
