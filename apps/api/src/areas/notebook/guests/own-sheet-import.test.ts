import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { guestCalls } from "./guest-samples.ts";

const app = testApp();
const { listOf } = guestCalls(app);

describe("importing a sheet of one's own", () => {
  it("takes names and phones, names what is missing, and repairs old numbers when asked", async () => {
    const member = await registerCouple(app);
    const text = "Téléphone;Nom et prénoms\n0707010203;KONÉ Awa\n45010203;YAO Aka\n;TANTIE Rose";
    const send = (path: string, fields: Record<string, string>) => {
      const body = new FormData();
      body.append("guests_file", new File([text], "invites.csv"));
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const { token } = member;
      return app.call("POST", `/api/v1/guests-events-import${path}`, { token, body });
    };
    expect(await send("/preview", {})).toMatchObject({
      status: 200,
      body: {
        total: 3,
        old_phones: 1,
        missing: ["civility", "category", "email", "phone_number_2"],
        faults: [{ line: 3, column: "phone_number_1" }],
      },
    });
    expect((await send("", {})).status).toBe(422);
    expect(await send("", { repair_phones: "1" })).toMatchObject({
      status: 200,
      body: { imported: 3 },
    });
    expect(await listOf(member)).toMatchObject([
      { last_name: "KONÉ", given_names: "Awa", category: "À classer", email: null },
      { last_name: "TANTIE Rose", given_names: "", phone_number_1: "" },
      { last_name: "YAO", phone_number_1: "+2250545010203" },
    ]);
  });

  it("names the column without which no guest can be read", async () => {
    const { token } = await registerCouple(app);
    const body = new FormData();
    body.append("guests_file", new File(["Voiture;Téléphone\nRenault;0707010203"], "x.csv"));
    const answer = await app.call("POST", "/api/v1/guests-events-import/preview", { token, body });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          guests_file: [expect.stringContaining("il manque la colonne «\u00a0Nom\u00a0»")],
        },
      },
    });
  });
});
