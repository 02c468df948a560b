import { fieldRefusal } from "@jdj/contract/call/refusals";
import { describe, expect, it } from "vitest";
import { checkOf, errorLine, errorsOf, sheetSentence } from "./sheet-check.ts";

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
      duplicates: [
        { line: 4, kind: "known", reason: "Déjà là." },
        { line: 5, kind: "repeated", reason: "Ligne 3." },
      ],
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
    expect(check.known).toMatchObject([{ line: 4, detail: "Déjà là." }]);
    expect(check.different).toMatchObject([{ line: 5, title: "Répété" }]);
    const read = { ...check, total: 4, lineErrors: [errorLine(error), errorLine(error)] };
    expect(sheetSentence(read)).toBe(
      "4\u00a0lignes lues\u00a0: 1\u00a0déjà dans votre liste, 1\u00a0prêt, 1\u00a0différent, 1\u00a0à corriger.",
    );
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
