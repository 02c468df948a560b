import { expect, it } from "vitest";
import { guestsOfContacts } from "./picked-contacts.ts";

it("contacts of a phone become guests, each number once", () => {
  const contacts = [
    { name: ["Awa Koné"], tel: ["+225 07 07 01 02 03", "0707010203", "05 05 06 07 08"], email: [] },
    { name: ["Mme Zadi"], tel: ["07 01 02 03"], email: [" zadi@exemple.ci "] },
    { name: ["Tantie Rose 🌹"], tel: [] },
    { name: [], tel: ["+33 6 12 34 56 78"] },
    { name: [""], tel: [], email: [] },
    {},
  ];
  expect(guestsOfContacts(contacts)).toMatchObject([
    {
      given_names: "Awa",
      last_name: "Koné",
      phone_number_1: "+2250707010203",
      phone_number_2: "+2250505060708",
    },
    {
      civility: "Mme",
      last_name: "Zadi",
      phone_number_1: "+22507010203",
      email: "zadi@exemple.ci",
    },
    { given_names: "", last_name: "Tantie Rose", phone_number_1: "" },
    { last_name: "", phone_number_1: "+33612345678" },
  ]);
});
