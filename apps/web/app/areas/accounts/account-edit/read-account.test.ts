import { describe, expect, it } from "vitest";
import { accountErrors, readAccount } from "./read-account.ts";

const today = "2026-11-20";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("the account form", () => {
  it("leaves out the wedding date when the form does not ask for it", () => {
    expect(readAccount(form({ dob: "14/05/1996" }), today)).toEqual({
      civility: "",
      last_name: "",
      given_names: "",
      email: "",
      phone_number_1: "",
      phone_number_2: "",
      dob: "1996-05-14",
    });
  });

  it("counts an approximate wedding date from today", () => {
    const refused = {
      wedding_date_precision: "approximate",
      approximate: "8",
      approximate_unit: "months",
    };
    expect(readAccount(form(refused), today)).toMatchObject({
      wedding_date: "2027-07-20",
      wedding_date_precision: "approximate",
    });
  });

  it("takes the present form of an old number by its button only", () => {
    const old = { phone_number_1_code: "225 Côte d’Ivoire", phone_number_1: "07 08 09 10" };
    expect(readAccount(form(old), today).phone_number_1).toBe("+22507080910");
    const repaired = form({ ...old, phone_number_1_repair: "+2250707080910" });
    expect(readAccount(repaired, today).phone_number_1).toBe("+2250707080910");
    // Another number was typed meanwhile: the button's is out of date.
    repaired.set("phone_number_1", "05 06 07 08 09");
    expect(readAccount(repaired, today).phone_number_1).toBe("+2250506070809");
  });

  it("asks for the wedding date in the specified sentence", () => {
    const read = readAccount(form({ wedding_date_precision: "exact", wedding_date: "" }), today);
    expect(accountErrors({ wedding_date: ["Invalid"] }, read, today).wedding_date).toEqual([
      "Veuillez spécifier la période approximative de votre événement",
    ]);
  });

  it("shows a child's birth date beside the other errors", () => {
    const read = readAccount(form({ dob: "01/01/2015" }), today);
    expect(Object.keys(accountErrors({ email: ["…"] }, read, today)).sort()).toEqual([
      "dob",
      "email",
    ]);
  });
});
