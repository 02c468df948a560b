import { testApp } from "../testing/app.ts";
import { describeInEachEncoding, type SpecCall, specCallTests, valueAt } from "./spec-call.ts";

const app = testApp();

const ids = { token: "", townHallId: 0, districtId: 0, countryId: 0 };

const email = "awa.kouassi@exemple.test";

const calls: SpecCall<typeof ids>[] = [
  {
    call: "GET api/v1/get-event-type",
    path: () => "api/v1/get-event-type",
    anonymous: true,
    reads: ["data.0.id", "data.0.name"],
  },
  {
    call: "GET api/v1/countries filtered on show=1",
    path: () => "api/v1/countries?show=1",
    anonymous: true,
    reads: ["0.id", "0.name"],
    after: (answer, ids) => {
      ids.countryId = Number(valueAt(answer, "0.id"));
    },
  },
  {
    call: "GET api/v1/countries/{id}",
    path: ({ countryId }) => `api/v1/countries/${countryId}`,
    anonymous: true,
    reads: ["districts.0.id"],
    after: (answer, ids) => {
      ids.districtId = Number(valueAt(answer, "districts.0.id"));
    },
  },
  {
    call: "GET api/v1/districts/{id}",
    path: ({ districtId }) => `api/v1/districts/${districtId}`,
    anonymous: true,
    reads: ["town_halls.0.id"],
    after: (answer, ids) => {
      ids.townHallId = Number(valueAt(answer, "town_halls.0.id"));
    },
  },
  {
    call: "GET api/v1/towns-names",
    path: () => "api/v1/towns-names",
    anonymous: true,
    reads: ["0.id", "0.name"],
  },
  {
    call: "GET api/v1/towns/{id}",
    path: ({ townHallId }) => `api/v1/towns/${townHallId}`,
    anonymous: true,
    reads: ["id", "name"],
  },
  {
    call: "GET town-halls/{id}",
    path: ({ townHallId }) => `api/v1/town-halls/${townHallId}`,
    anonymous: true,
    reads: ["id", "name", "photos"],
  },
  {
    call: "GET api/v1/sliders",
    path: () => "api/v1/sliders",
    anonymous: true,
    reads: ["0.image"],
  },
  {
    call: "GET api/v1/social-count",
    path: () => "api/v1/social-count",
    anonymous: true,
    reads: ["0.count", "0.label"],
  },
  ...[3, 5, 7].map(
    (id): SpecCall<typeof ids> => ({
      call: `GET api/v1/info_site/${id}`,
      path: () => `api/v1/info_site/${id}`,
      anonymous: true,
      reads: ["value"],
    }),
  ),
  {
    call: "POST newsletter",
    path: () => "api/v1/newsletter",
    body: () => ({ email: "lettres@exemple.test", sexe: "M" }),
    anonymous: true,
    reads: [],
  },
  {
    call: "POST contact_us",
    path: () => "api/v1/contact_us",
    body: () => ({
      name: "Awa Kouassi",
      email,
      msg: "Bonjour, une question.",
      sexe: "Femme",
      phone_numbers: "0701020304, 0501020304",
    }),
    anonymous: true,
    reads: [],
  },
  {
    call: "GET api/v1/video-is_activated",
    path: () => "api/v1/video-is_activated",
    anonymous: true,
    reads: ["data"],
  },
];

describeInEachEncoding(
  "the public calls of the specification of access, sent exactly as they are written there",
  app,
  (encoding) => {
    specCallTests(app, ids, calls, encoding);
  },
);
