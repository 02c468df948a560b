import { accountMessages } from "@jdj/contract/accounts/messages";
import { describe, expect, it } from "vitest";
import { allErrors } from "#app/areas/accounts/read-person.ts";
import { readRegistration } from "./read-registration.ts";

const today = "2026-11-21";

function typed(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe("reading the registration form", () => {
  it("sends only the field of the chosen method", () => {
    const both = {
      email: "awa@exemple.test",
      phone_number_1: "07 01 02 03 04",
      phone_number_1_code: "225 Côte d’Ivoire",
    };
    const byEmail = readRegistration(typed({ ...both, mode: "email" }), today);
    expect([byEmail.email, byEmail.phone_number_1]).toEqual(["awa@exemple.test", undefined]);
    const byPhone = readRegistration(typed({ ...both, mode: "telephone" }), today);
    expect([byPhone.email, byPhone.phone_number_1]).toEqual([undefined, "+2250701020304"]);
  });

  it("reads French dates", () => {
    const read = readRegistration(typed({ dob: "14/05/1996", wedding_date: "1/3/2027" }), today);
    expect([read.dob, read.wedding_date]).toEqual(["1996-05-14", "2027-03-01"]);
  });

  it("computes an approximate date, in years by default", () => {
    const about = { wedding_date_precision: "approximate", approximate: "2" };
    const date = (more: Record<string, string>) =>
      readRegistration(typed({ ...about, ...more }), today).wedding_date;
    expect(date({})).toBe("2028-11-21");
    expect(date({ approximate_unit: "weeks" })).toBe("2026-12-05");
    expect(date({ approximate: "un" })).toBe("");
    expect(date({ approximate: "0" })).toBe("");
  });
});

describe("the errors shown", () => {
  it("contain those of the dates and those of the call", () => {
    const read = readRegistration(typed({ dob: "01/01/2015", wedding_date: "01/01/2040" }), today);
    const errors = allErrors({ civility: ["x"] }, read, today);
    expect(errors).toEqual({
      civility: ["x"],
      dob: [accountMessages.tooYoung],
      wedding_date: [accountMessages.eventDateTooFar],
    });
  });

  it("speak of the number to somebody who registers by phone", () => {
    const read = readRegistration(typed({ mode: "telephone" }), today);
    expect(allErrors({ email: ["Email ou téléphone requis"] }, read, today)).toEqual({
      phone_number_1: ["Email ou téléphone requis"],
    });
  });
});
