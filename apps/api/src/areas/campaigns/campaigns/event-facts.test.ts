import { expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, sendTo } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";

const app = testApp();

it("a card leaves with the couple, the dates and the places that its notebook has by then", async () => {
  const { token, eventId, ...member } = await registerCouple(app);
  const save = async (path: string, fields: Record<string, unknown>) => {
    const body = { event_id: eventId, ...fields };
    expect((await app.call("POST", `/api/v1/${path}`, { token, body })).status).toBe(200);
  };
  const bride = { last_name: "Koné", given_names: "Awa", phone_number_1: "07 01 02 03 04" };
  await save("marrieds/events", { married_id: 2, ...bride, email: "awa.kone@exemple.test" });
  const groom = { last_name: "Yao", given_names: "Koffi", phone_number_1: "05 01 02 03 04" };
  await save("marrieds/events", { married_id: 1, ...groom, email: "koffi.yao@exemple.test" });
  await save("dates-places/events", {
    date_place_id: 3,
    wedding_date: "2027-03-20",
    wedding_time: "09:30",
    wedding_location_prefix: "à",
    wedding_location: "la mairie du Plateau",
    is_activate: 1,
  });
  const couple = { token, eventId, ...member };
  const ids = await addGuests(app, couple, [{ email: "adjoua.kra@exemple.test" }]);
  const body = [
    "[prénoms de la mariée] [nom de la fiancée] ([e-mail de la mariée], [contact 1 de la mariée])",
    "[prénoms du marié] [nom du fiancé]",
    "[date du mariage civil] à [heure du mariage civil], [lieu du mariage civil]",
    "[date de la cérémonie], [lieu de la cérémonie]",
  ].join("\n");
  await sendTo(app, couple, ids, { body });
  await app.work();
  const [email] = (await listCaughtMessages(app.db)).filter(
    ({ to }) => to === "adjoua.kra@exemple.test",
  );
  expect(email?.text).toContain("Awa Koné (awa.kone@exemple.test, +225 07 01 02 03 04)");
  expect(email?.text).toContain("Koffi Yao");
  expect(email?.text).toContain("samedi 20 mars 2027 à 9 h 30, à la mairie du Plateau");
  expect(email?.text).toContain("samedi 20 mars 2027, à la mairie du Plateau");
});
