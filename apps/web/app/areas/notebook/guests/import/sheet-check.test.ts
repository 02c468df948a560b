import { fieldRefusal } from "@jdj/contract/call/refusals";
import { describe, expect, it } from "vitest";
import { checkOf, errorLine, errorsOf } from "./sheet-check.ts";

const error = { line: 7, column: "phone_number_1", value: "07 01", reason: "Trop court." };

describe("the check of a guest file", () => {
  it("shows each line with its name, contact and category", () => {
    const check = checkOf({
      total: 2,
      valid: [
        {
          line: 3,
          civility: "Mme",
          last_name: "Koné",
          given_names: "Awa",
          email: "a@exemple.test",
          phone_number_1: "+2250701020304",
          category: "Amis",
        },
      ],
      duplicates: [{ line: 4, reason: "Déjà là." }],
      faults: [],
      missing: ["phone_number_2"],
      old_phones: 0,
    });
    expect(check.valid[0]).toMatchObject({
      line: 3,
      title: "Koné Awa",
      detail: "+225\u00a007\u00a001\u00a002\u00a003\u00a004 · Amis",
    });
    expect(check.missing).toEqual(["Contact 2"]);
    expect(check.duplicates[0]).toMatchObject({ line: 4, detail: "Déjà là." });
  });

  it("names an invalid cell by the template's column", () => {
    expect(errorLine(error).title).toBe("Contact 1\u00a0: 07 01");
    expect(errorLine({ ...error, column: "email", value: "" }).title).toBe("E-mail\u00a0: vide");
  });

  it("reads the lines that a refused import names", () => {
    expect(errorsOf(fieldRefusal({}, "Oups", [error]))).toEqual([error]);
    expect(errorsOf(fieldRefusal({ guests_file: ["Illisible"] }))).toEqual([]);
    expect(errorsOf(new Error("Another"))).toEqual([]);
  });
});
