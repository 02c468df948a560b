import { beforeAll } from "vitest";
import { registerProvider } from "../testing/actors.ts";
import { testApp } from "../testing/app.ts";
import { registerCouple } from "../testing/cast.ts";
import { describeInEachEncoding, type SpecCall, specCallTests } from "./spec-call.ts";

const app = testApp();

const ids = { token: "", providerId: 0, requestId: 0 };

async function begin() {
  ids.token = (await registerCouple(app)).token;
  ids.providerId = (await registerProvider(app, "tantie@exemple.test")).providerId;
}

const request = [
  "id",
  "provider.name",
  "service",
  "status",
  "created_at",
  "package",
  "shop_id",
  "given_names",
];
const conversation = ["user_id", "message", "is_file", "status", "created_at", "user.email"];

const calls: SpecCall<typeof ids>[] = [
  {
    call: "POST wedding-provider-quote-requests",
    as: "with its payload",
    path: () => "api/v1/wedding-provider-quote-requests",
    body: ({ providerId }) => ({
      given_names: "Awa",
      email: "awa@exemple.test",
      phone_number: "+(225) 07 01 02 03 04",
      message: "Bonjour, êtes-vous libre ?",
      type: "MESSAGE",
      wedding_provider_id: providerId,
      shop_id: providerId,
      service: "Traiteur",
      service_type_id: "",
      package_id: null,
    }),
    reads: ["success", "message", "data.id"],
    after: (answer, ids) => {
      ids.requestId = (answer.data as { id: number }).id;
    },
  },
  {
    call: "GET wedding-provider-quote-requests",
    as: "with conversations",
    path: () => "api/v1/wedding-provider-quote-requests",
    reads: [
      ...request.map((field) => `0.${field}`),
      ...conversation.map((field) => `0.conversations.0.${field}`),
    ],
  },
  {
    call: "PUT /api/v1/wedding-provider-quote-requests/{id}",
    path: ({ requestId }) => `api/v1/wedding-provider-quote-requests/${requestId}`,
    body: ({ requestId }) => ({
      quoteRequestId: requestId,
      status: "CANCEL",
      message: "Nous avons trouvé, merci.",
    }),
    reads: ["success"],
  },
];

describeInEachEncoding(
  "The calls about quotes that specification 3 lists, sent as it writes them",
  app,
  (encoding) => {
    beforeAll(begin);
    specCallTests(app, ids, calls, encoding);
  },
);
