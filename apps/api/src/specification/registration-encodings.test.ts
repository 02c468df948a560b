import { expect, it } from "vitest";
import { testApp } from "../testing/app.ts";
import { describeInEachEncoding, encoded } from "./spec-call.ts";

const app = testApp();

/** The nine fields of a registration. */
const registration = {
  last_name: "Kouassi",
  given_names: "Awa",
  phone_number_1: "+(225) 07 01 02 03 04",
  password: "demo",
  type: "customer",
  name: "Awa Kouassi",
  event_type_id: 1,
  service_type_id: null,
};

describeInEachEncoding("a registration", app, (encoding) => {
  let accounts = 0;

  const registers = (fields: Record<string, unknown>) => {
    accounts += 1;
    const fresh = { email: `compte.${encoding}.${accounts}@exemple.test`, phone_number_1: null };
    return app.call("POST", "/api/v1/register", {
      body: encoded({ ...registration, ...fresh, ...fields }, encoding),
    });
  };

  it.each(["", "1", "null", 0, "0", 1, null, undefined])(
    "takes %j for a service type",
    async (id) => {
      expect(await registers({ service_type_id: id })).toMatchObject({ status: 200 });
    },
  );

  it.each(["1", 1])("takes %j for a type of event", async (id) => {
    expect(await registers({ event_type_id: id })).toMatchObject({ status: 200 });
  });

  it.each(["", "null", 0, null, undefined])("takes %j for that of a provider", async (id) => {
    const made = await registers({ type: "provider", event_type_id: id });
    expect(made).toMatchObject({ status: 200, body: { user: { customer_id: null } } });
  });

  it.each(["", "null", 0, null, undefined, "abc", "-1", 1.5])(
    "refuses %j for that of a customer, at its field",
    async (id) => {
      expect(await registers({ event_type_id: id })).toMatchObject({
        status: 422,
        body: { errors: { event_type_id: ["Veuillez sélectionner un type d'événement"] } },
      });
    },
  );
});
