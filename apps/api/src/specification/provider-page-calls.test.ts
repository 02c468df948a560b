import { expect, it } from "vitest";
import { reviews } from "../areas/reviews/tables.ts";
import { registerProvider } from "../testing/actors.ts";
import { testApp } from "../testing/app.ts";
import { registerCouple } from "../testing/cast.ts";
import { reviewOf } from "../testing/reviews.ts";
import { describeInEachEncoding, type SpecCall, specCallTests } from "./spec-call.ts";

const app = testApp();

const ids = { token: "", customerId: 0, providerId: 0, commentId: 0 };

/** The paths of these calls are not in the specification; their parameters and fields are. */
const calls: SpecCall<typeof ids>[] = [
  {
    call: "GET providers/{id}",
    path: ({ providerId }) => `api/v1/wedding-providers/${providerId}`,
    reads: ["name", "phone_number_1", "website", "description", "min_price", "max_price"]
      .concat("service_type")
      .map((field) => `provider.${field}`)
      .concat(
        "wedding_provider_id",
        "name",
        "description",
        "service_type",
        "subscriptions",
        "order",
      ),
  },
  {
    call: "GET comments by page, service_type_id, town_id, wedding_provider_id",
    path: ({ providerId }) =>
      `api/v1/comments?page=1&service_type_id=&town_id=&wedding_provider_id=${providerId}`,
    reads: [
      "current_page",
      "from",
      "to",
      "total",
      "last_page",
      "per_page",
      ...[
        "id",
        "customer.id",
        "customer.last_name",
        "customer.given_names",
        "created_at",
        "global_mark",
        "professionalism_mark",
        "quality_price_ratio_mark",
        "recommendation_mark",
        "description",
        "discovery_channel",
        "wedding_provider_id",
        "service",
      ].map((field) => `data.0.${field}`),
    ],
  },
  {
    call: "DELETE comments/{id}",
    path: ({ commentId }) => `api/v1/comments/${commentId}`,
    reads: ["success"],
  },
  {
    call: "PUT favorites with favorite_ids[]",
    path: () => "api/v1/favorites",
    body: ({ providerId }) => ({ favorite_ids: [providerId] }),
    reads: ["favorite_ids.0"],
  },
  {
    call: "GET favorites by customer_id with ids_only",
    path: ({ customerId }) => `api/v1/favorites?customer_id=${customerId}&ids_only=true`,
    reads: ["0"],
  },
  {
    call: "GET favorites by customer_id",
    path: ({ customerId }) => `api/v1/favorites?customer_id=${customerId}`,
    reads: ["id", "name", "path", "short_description"].map((field) => `Autres.0.${field}`),
  },
];

describeInEachEncoding(
  "the calls about a provider's page of the specification of the directory",
  app,
  (encoding) => {
    it("begin with a couple and their review", async () => {
      Object.assign(ids, await registerCouple(app));
      ids.providerId = (await registerProvider(app, "boutique@exemple.test")).providerId;
      const [review] = await app.db
        .insert(reviews)
        .values(reviewOf(ids.providerId, { customerId: ids.customerId }))
        .returning({ id: reviews.id });
      ids.commentId = review?.id ?? 0;
      expect(ids.commentId).toBeGreaterThan(0);
    });

    specCallTests(app, ids, calls, encoding);
  },
);
