import { beforeAll, describe } from "vitest";
import { picture, upload } from "../areas/files/image-samples.ts";
import { testApp } from "../testing/app.ts";
import { lastLinkTo, registerUnverified } from "../testing/cast.ts";
import { guestSheet } from "../testing/notebook-samples.ts";
import {
  describeInEachEncoding,
  multipart,
  type SpecCall,
  specCallTests,
  valueAt,
} from "./spec-call.ts";

const app = testApp();

const ids = {
  token: "",
  userId: 0,
  customerId: 0,
  eventId: 0,
  marriedId: 0,
  memberId: 0,
  categoryId: 0,
  guestId: 0,
};

type Ids = typeof ids;

let activation = "";

const photo = upload(await picture("jpeg"));

const person = {
  civility: "Monsieur",
  last_name: "Koffi",
  given_names: "Yann",
  email: "yann@exemple.test",
  phone_number_1: "+(225) 07 00 00 50 01",
  phone_number_2: "+(225) 05 00 00 50 01",
};

const guest = {
  civility: "Madame",
  last_name: "Konan",
  given_names: "Élodie",
  email: "elodie@exemple.test",
  phone_number_1: "+(225) 07 00 00 60 01",
  phone_number_2: "+(225) 05 00 00 60 01",
};

const byCustomer = ["customer_id"];

const account: SpecCall<Ids>[] = [
  {
    call: "GET send-email-verification/{userId or email}",
    path: ({ userId }) => `api/v1/send-email-verification/${userId}`,
    reads: ["success"],
    after: async () => {
      const link = await lastLinkTo(app, "promesses@exemple.test");
      activation = link.split("/").slice(-2).join("/");
    },
  },
  {
    call: "GET email-verification/{token}/{email}",
    path: () => `api/v1/email-verification/${activation}`,
    anonymous: true,
    reads: ["success"],
  },
  {
    call: "GET customers-by-user/{userId}",
    path: ({ userId }) => `api/v1/customers-by-user/${userId}`,
    reads: ["event.id", "current_event.id", "dob"],
  },
  {
    call: "GET percentage/{customerId}",
    path: ({ customerId }) => `api/v1/percentage/${customerId}`,
    reads: ["percentage"],
  },
];

const eventFields = { event_type_id: "2", name: "Trente ans", description: "La fête d’Awa" };

const events: SpecCall<Ids>[] = [
  {
    call: "GET get-event-type",
    path: () => "api/v1/get-event-type",
    reads: ["data.0.id", "data.0.name"],
  },
  {
    call: "POST events",
    path: () => "api/v1/events",
    body: () => multipart({ ...eventFields, image: photo }),
    reads: ["success"],
  },
  {
    call: "POST event/{id}",
    path: ({ eventId }) => `api/v1/event/${eventId}`,
    body: () => multipart({ ...eventFields, event_type_id: "1", name: "Mariage", image: photo }),
    reads: ["success"],
  },
  {
    call: "PUT choose-event/{id}",
    path: ({ eventId }) => `api/v1/choose-event/${eventId}`,
    reads: ["success"],
  },
  {
    call: "GET geteventbycustomer/{customerId}",
    path: ({ customerId }) => `api/v1/geteventbycustomer/${customerId}`,
    reads: [
      "0.id",
      "0.event_type_id",
      "0.name",
      "0.description",
      "0.image",
      "0.select",
      "0.event_type.name",
    ],
  },
];

const pivotOfPerson = [
  "civility",
  "last_name",
  "given_names",
  "email",
  "phone_number_1",
  "phone_number_2",
  "image",
];

const couple: SpecCall<Ids>[] = [
  {
    call: "GET marrieds-by-event/{eventId}",
    path: ({ eventId }) => `api/v1/marrieds-by-event/${eventId}`,
    reads: ["0.name", "0.gender", "0.pivot"],
    after: (answer, ids) => {
      ids.marriedId = Number(valueAt(answer, "0.id"));
    },
  },
  {
    call: "POST marrieds/events (multipart)",
    path: () => "api/v1/marrieds/events",
    body: ({ eventId, marriedId }) =>
      multipart({
        event_id: String(eventId),
        married_id: String(marriedId),
        ...person,
        image: photo,
      }),
    reads: [],
  },
  {
    call: "POST marrieds/events",
    as: "without a second phone or a photo",
    path: () => "api/v1/marrieds/events",
    body: ({ eventId, marriedId }) =>
      multipart({
        event_id: String(eventId),
        married_id: String(marriedId),
        ...person,
        phone_number_2: "",
        image: "",
      }),
    reads: [],
  },
  ...["Informations du fiancé", "Informations de la fiancée"].map(
    (married_name): SpecCall<Ids> => ({
      call: "POST marrieds-by-name",
      as: `for « ${married_name} »`,
      path: () => "api/v1/marrieds-by-name",
      body: ({ eventId }) => ({ event_id: eventId, married_name }),
      reads: ["pivot"],
    }),
  ),
  {
    call: "GET marrieds-by-event/{eventId}",
    as: "with the saved person",
    path: ({ eventId }) => `api/v1/marrieds-by-event/${eventId}`,
    reads: ["event_id", "married_id", ...pivotOfPerson].map((field) => `0.pivot.${field}`),
  },
];

const committee: SpecCall<Ids>[] = [
  {
    call: "GET restricted-committees-by-event/{eventId}",
    path: ({ eventId }) => `api/v1/restricted-committees-by-event/${eventId}`,
    reads: ["0.name", "0.gender", "0.pivot"],
    after: (answer, ids) => {
      ids.memberId = Number(valueAt(answer, "0.id"));
    },
  },
  {
    call: "POST restricted-committees/events (multipart)",
    path: () => "api/v1/restricted-committees/events",
    body: ({ eventId, memberId }) =>
      multipart({
        event_id: String(eventId),
        restricted_committee_id: String(memberId),
        ...person,
        image: photo,
      }),
    reads: byCustomer,
  },
  {
    call: "POST restricted-committees-by-name",
    path: () => "api/v1/restricted-committees-by-name",
    body: ({ eventId }) => ({
      event_id: eventId,
      restricted_committee_name: "Informations du PCO",
    }),
    reads: ["pivot"],
  },
  {
    call: "GET restricted-committees-by-event/{eventId}",
    as: "with the saved member",
    path: ({ eventId }) => `api/v1/restricted-committees-by-event/${eventId}`,
    reads: ["event_id", "restricted_committee_id", ...pivotOfPerson].map(
      (field) => `0.pivot.${field}`,
    ),
  },
];

const guests: SpecCall<Ids>[] = [
  {
    call: "GET guests",
    path: () => "api/v1/guests",
    reads: ["0.id", "0.name"],
    after: (answer, ids) => {
      ids.categoryId = Number(valueAt(answer, "0.id"));
    },
  },
  {
    call: "POST guests-events-store",
    path: () => "api/v1/guests-events-store",
    body: ({ eventId, categoryId }) => [{ event_id: eventId, guest_id: categoryId, ...guest }],
    reads: byCustomer,
  },
  {
    call: "GET guests-by-event-get/{eventId}",
    path: ({ eventId }) => `api/v1/guests-by-event-get/${eventId}`,
    reads: [
      "id",
      "event_id",
      "guest_id",
      "civility",
      "last_name",
      "given_names",
      "email",
      "phone_number_1",
      "phone_number_2",
      "has_confirmed",
    ].map((field) => `0.${field}`),
    after: (answer, ids) => {
      ids.guestId = Number(valueAt(answer, "0.id"));
    },
  },
  {
    call: "GET guests-by-event",
    path: () => "api/v1/guests-by-event",
    reads: ["0.name", "0.pivot.id", "0.pivot.last_name", "0.pivot.given_names"],
  },
  {
    call: "GET guests/events/{eventGuestId}",
    path: ({ guestId }) => `api/v1/guests/events/${guestId}`,
    reads: ["id", "last_name", "given_names"],
  },
  {
    call: "POST guests-events-update",
    path: () => "api/v1/guests-events-update",
    body: ({ guestId, eventId, categoryId }) => ({
      id: guestId,
      event_id: eventId,
      guest_id: categoryId,
      ...guest,
      has_confirmed: 1,
    }),
    reads: ["event.customer_id"],
  },
  {
    call: "POST guests-events-import (multipart)",
    path: () => "api/v1/guests-events-import",
    body: () => multipart({ guests_file: guestSheet() }),
    reads: ["success"],
  },
  {
    call: "GET guests-events-delete/{eventGuestId}",
    path: ({ guestId }) => `api/v1/guests-events-delete/${guestId}`,
    reads: ["event.customer_id"],
  },
];

describeInEachEncoding("the calls about people of the notebook, as written", app, (encoding) => {
  beforeAll(async () => {
    Object.assign(ids, await registerUnverified(app, { email: "promesses@exemple.test" }));
  });

  for (const [section, calls] of Object.entries({ account, events, couple, committee, guests }))
    describe(section, () => specCallTests(app, ids, calls, encoding));
});
