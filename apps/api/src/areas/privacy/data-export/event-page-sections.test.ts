import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { hostCalls, placeForm, questionForm } from "../../../testing/event-pages.ts";

const app = testApp();

describe("the data export", () => {
  it("has the page of the customer's own event, with its lodgings and questions, and of nobody else's", async () => {
    const [awa, other] = [await registerCouple(app), await registerCouple(app)];
    for (const couple of [awa, other]) {
      const host = hostCalls(app, couple);
      await host.save({ contact_name: "Tante Rose", phone_number_1: "+(225) 07 01 02 03 04" });
      await host.call("POST", "/places", placeForm);
      await host.call("POST", "/questions", questionForm);
    }
    const { body } = await app.call("GET", "/api/v1/account/export", { token: awa.token });
    const { sections } = body as { sections: { name: string; rows: object[] }[] };
    const rowsOf = (name: string) => sections.find((one) => one.name === name)?.rows;
    expect(rowsOf("event-pages")).toMatchObject([
      {
        readers: "Personne",
        path: `/fete/${await hostCalls(app, awa).slug()}`,
        ...{ contactName: "Tante Rose", contactPhone: "+2250701020304" },
      },
    ]);
    expect(rowsOf("event-page-places")).toMatchObject([{ name: "Hôtel Le Wafou" }]);
    expect(rowsOf("event-page-questions")).toMatchObject([{ answer: "Avec plaisir." }]);
  });
});
