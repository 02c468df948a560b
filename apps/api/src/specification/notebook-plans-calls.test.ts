import { describe, expect, it } from "vitest";
import { testApp } from "../testing/app.ts";
import { registerCouple } from "../testing/cast.ts";
import { describeInEachEncoding, type SpecCall, specCallTests, valueAt } from "./spec-call.ts";

const app = testApp();

const ids = {
  token: "",
  eventId: 0,
  summaryId: 0,
  budgetId: 0,
  budgetPivotId: 0,
  planningId: 0,
  datePlaceId: 0,
};

type Ids = typeof ids;

const byCustomer = ["customer_id"];

const summary: SpecCall<Ids>[] = [
  {
    call: "GET summaries-by-event/{eventId}",
    path: ({ eventId }) => `api/v1/summaries-by-event/${eventId}`,
    reads: [
      "0.question",
      "0.categorie_id",
      "0.children.0.question",
      "0.children.0.type",
      "0.children.0.value",
      "0.children.0.image_list_id",
      "0.children.0.pivot",
    ],
    after: (answer, ids) => {
      ids.summaryId = Number(valueAt(answer, "0.children.0.id"));
    },
  },
  {
    call: "POST summaries/events",
    path: () => "api/v1/summaries/events",
    body: ({ eventId, summaryId }) => [
      { event_id: eventId, summary_id: summaryId, response: "Au marché" },
    ],
    reads: byCustomer,
  },
  {
    call: "POST summaries-by-label",
    path: () => "api/v1/summaries-by-label",
    body: () => ({ label: "Nombre d'invités prévus" }),
    reads: ["pivot"],
  },
];

const budget: SpecCall<Ids>[] = [
  {
    call: "GET budgets-by-event/{eventId}",
    path: ({ eventId }) => `api/v1/budgets-by-event/${eventId}`,
    reads: [
      "0.content",
      "0.children.0.content",
      "0.children.0.category_product_id",
      "0.children.0.pivot",
    ],
    after: (answer, ids) => {
      ids.budgetId = Number(valueAt(answer, "0.children.0.id"));
    },
  },
  {
    call: "POST budgets/events",
    path: () => "api/v1/budgets/events",
    body: ({ eventId, budgetId }) => [
      {
        event_id: eventId,
        budget_id: budgetId,
        min_amount: 50_000,
        max_amount: 150_000,
        real_amount: 0,
      },
    ],
    reads: ["customer_id", "id"],
    after: (answer, ids) => {
      ids.budgetPivotId = Number(answer.id);
    },
  },
  {
    call: "POST add-budgets/events",
    path: () => "api/v1/add-budgets/events",
    body: ({ budgetPivotId }) => ({
      event_budget_id: budgetPivotId,
      min_amount: 60_000,
      max_amount: 90_000,
    }),
    reads: [],
  },
  {
    call: "GET budgets-by-event/{eventId}",
    as: "with the saved amounts",
    path: ({ eventId }) => `api/v1/budgets-by-event/${eventId}`,
    reads: ["id", "event_id", "budget_id", "min_amount", "max_amount", "real_amount"].map(
      (field) => `0.children.0.pivot.${field}`,
    ),
  },
];

const planning: SpecCall<Ids>[] = [
  {
    call: "GET plannings-by-event/{eventId}",
    path: ({ eventId }) => `api/v1/plannings-by-event/${eventId}`,
    reads: ["0.content", "0.image", "0.doneTasks", "0.children.0.content", "0.children.0.pivot"],
    after: (answer, ids) => {
      ids.planningId = Number(valueAt(answer, "0.children.0.id"));
    },
  },
  {
    call: "POST plannings/events",
    path: () => "api/v1/plannings/events",
    body: ({ eventId, planningId }) => [
      {
        event_id: eventId,
        planning_id: planningId,
        start_date: "2026-12-01",
        end_date: "2026-12-31",
        status: 1,
      },
    ],
    reads: byCustomer,
  },
];

const ceremonies: SpecCall<Ids>[] = [
  {
    call: "GET dates-places-by-event/{eventId}",
    path: ({ eventId }) => `api/v1/dates-places-by-event/${eventId}`,
    reads: ["0.name", "0.image", "0.isrequired", "0.pivot"],
    after: (answer, ids) => {
      ids.datePlaceId = Number(valueAt(answer, "0.id"));
    },
  },
  {
    call: "POST dates-places/events",
    path: () => "api/v1/dates-places/events",
    body: ({ eventId, datePlaceId }) => ({
      event_id: eventId,
      date_place_id: datePlaceId,
      wedding_date: "2027-01-16",
      wedding_time: "09:30",
      wedding_location_prefix: "à",
      wedding_location: "Bouaké",
      is_activate: 1,
    }),
    reads: byCustomer,
  },
  {
    call: "GET dates-places-events/{eventId}/{datePlaceId}",
    path: ({ eventId, datePlaceId }) => `api/v1/dates-places-events/${eventId}/${datePlaceId}`,
    reads: [
      "event_id",
      "date_place_id",
      "wedding_date",
      "wedding_time",
      "wedding_location_prefix",
      "wedding_location",
      "is_activate",
    ].map((field) => `pivot.${field}`),
  },
];

describeInEachEncoding(
  "the calls about plans of the specification of the notebook, sent exactly as they are written there",
  app,
  (encoding) => {
    it("begin with a couple", async () => {
      Object.assign(ids, await registerCouple(app));
      expect(ids.eventId).toBeGreaterThan(0);
    });

    for (const [section, calls] of Object.entries({ summary, budget, planning, ceremonies }))
      describe(section, () => specCallTests(app, ids, calls, encoding));
  },
);
