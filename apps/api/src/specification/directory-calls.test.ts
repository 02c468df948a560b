import { beforeAll } from "vitest";
import { addProvider, serviceTypeId } from "../testing/add-provider.ts";
import { testApp } from "../testing/app.ts";
import { townId } from "../testing/town-id.ts";
import { describeInEachEncoding, type SpecCall, specCallTests } from "./spec-call.ts";

const app = testApp();

const ids = { token: "", serviceTypeId: 0, townId: 0 };

async function begin() {
  await addProvider(app, "catering", {
    name: "Saveurs",
    minPriceFcfa: 4000,
    maxPriceFcfa: 9000,
    ratingTenths: 45,
    subscription: 2,
    website: "https://saveurs.exemple.test/",
  });
  ids.serviceTypeId = await serviceTypeId(app, "catering");
  ids.townId = await townId(app.db, "Cocody");
}

const listed = [
  "id",
  "name",
  "website",
  "order",
  "subscriptions.0.order",
  "subscriptions.0.name",
  "service_names",
  "service_type.name",
  "addresses",
  "short_description",
  "mark",
  "min_price",
  "max_price",
  "cover",
  "medias",
  "type",
];

const calls: SpecCall<typeof ids>[] = [
  {
    call: "GET wedding-provider-service-types",
    path: () => "api/v1/wedding-provider-service-types",
    anonymous: true,
    reads: ["0.id", "0.name", "0.providers_count"],
  },
  {
    call: "GET provider search",
    as: "with page, service_type_id, town_id, min_price, max_price, mark, search",
    path: ({ serviceTypeId: type, townId: town }) =>
      `api/v1/wedding-providers?page=1&service_type_id=${type}&town_id=${town}&min_price=0&max_price=10000000&mark=4&search=saveurs`,
    anonymous: true,
    reads: [
      ...listed.map((field) => `data.0.${field}`),
      ...["current_page", "from", "to", "total", "last_page", "per_page"],
    ],
  },
  {
    call: "GET provider search",
    as: "with every parameter empty",
    path: () =>
      "api/v1/wedding-providers?page=1&service_type_id=&town_id=&min_price=&max_price=&mark=&search=",
    anonymous: true,
    reads: ["data.0.id"],
  },
];

describeInEachEncoding(
  "the calls of the directory, sent exactly as they are written",
  app,
  (encoding) => {
    beforeAll(begin);
    specCallTests(app, ids, calls, encoding);
  },
);
