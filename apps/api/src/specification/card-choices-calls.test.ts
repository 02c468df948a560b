import { expect, it } from "vitest";
import { testApp } from "../testing/app.ts";
import { addGuests } from "../testing/cards.ts";
import { registerCouple } from "../testing/cast.ts";
import { describeInEachEncoding, type SpecCall, specCallTests } from "./spec-call.ts";

const app = testApp();

const ids = { token: "", customerId: 0, eventId: 0 };

type Ids = typeof ids;

const cards: SpecCall<Ids>[] = [
  {
    call: "GET channels",
    path: () => "api/v1/channels",
    reads: ["id", "name", "image", "color_code", "selling_price"].map((field) => `0.${field}`),
    after: (answer) =>
      expect(Object.values(answer)).toMatchObject([
        { id: 1, name: "E-mail", selling_price: 0 },
        { id: 2, name: "Carte à partager", selling_price: 0 },
        { id: 3, name: "SMS" },
        { id: 4, name: "WhatsApp" },
        { id: 5, selling_price: 0 },
      ]),
  },
  {
    call: "GET customer-channels",
    path: () => "api/v1/customer-channels",
    reads: ["0.id", "0.selling_price", "0.pivot.remaining_messages"],
  },
  { call: "GET customer-purchases", path: () => "api/v1/customer-purchases", reads: [] },
  {
    call: "GET designs",
    path: () => "api/v1/designs",
    reads: ["0.id", "0.name", "0.image"],
  },
  {
    call: "GET categories?category_for_customer=true",
    path: () => "api/v1/categories?category_for_customer=true",
    reads: ["id", "name", "content_for_facebook", "content", "content_for_sms"]
      .map((field) => `0.models.0.${field}`)
      .concat("0.id", "0.name"),
  },
  { call: "GET categories", path: () => "api/v1/categories", reads: ["0.id", "0.name"] },
  { call: "GET guests", path: () => "api/v1/guests", reads: ["0.id", "0.name"] },
  {
    call: "GET get-single-guest/{categoryId}",
    path: () => "api/v1/get-single-guest/1",
    reads: [
      "name",
      "guests.0.name",
      "guests.0.pivot.id",
      "guests.0.pivot.last_name",
      "guests.0.pivot.given_names",
    ],
  },
  {
    call: "POST guests-people-count",
    path: () => "api/v1/guests-people-count",
    body: () => [{ guestId: 1 }, { guestId: 2 }],
    reads: [],
    after: (answer) => expect(answer).toBe(3),
  },
  {
    call: "GET customers/{customer_id}",
    path: ({ customerId }) => `api/v1/customers/${customerId}`,
    reads: [
      "id",
      "event.marrieds.0.name",
      "event.marrieds.0.pivot.last_name",
      "event.marrieds.0.pivot.given_names",
      "event.marrieds.0.pivot.email",
      "event.dates_places.0.name",
      "event.dates_places.0.pivot",
    ],
  },
];

describeInEachEncoding(
  "the calls of the specification of cards about what is chosen, sent exactly as they are written there",
  app,
  (encoding) => {
    it("begin with a couple and three guests", async () => {
      const couple = await registerCouple(app);
      Object.assign(ids, couple);
      await addGuests(app, couple, [{}, { guest_id: 2 }, { guest_id: 2 }]);
      const { status } = await app.call("POST", "/api/v1/marrieds/events", {
        token: ids.token,
        body: {
          event_id: ids.eventId,
          married_id: 1,
          last_name: "Koffi",
          given_names: "Yann",
          email: "yann@exemple.test",
          phone_number_1: "+(225) 07 00 00 50 01",
          phone_number_2: null,
        },
      });
      expect(status).toBe(200);
    });

    specCallTests(app, ids, cards, encoding);
  },
);
