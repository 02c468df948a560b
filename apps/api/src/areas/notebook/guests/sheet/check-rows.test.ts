import { describe, expect, it } from "vitest";
import { checkRows } from "./check-rows.ts";
import type { SheetRow } from "./sheet-reading.ts";

const known = {
  categories: [
    { id: 1, name: "Amis" },
    { id: 2, name: "Collègues de l’époux" },
  ],
  guests: [
    { id: 1, given_names: "Koffi", last_name: "Yao", phone_number_1: "+2250799999999" },
    { id: 2, given_names: "Awa", last_name: "Sans-Numéro", phone_number_1: "" },
  ],
};

function row(line: number, cells: Partial<SheetRow["cells"]> = {}): SheetRow {
  const right = {
    civility: "Mme",
    category: "Amis",
    last_name: "Koné",
    given_names: "Awa",
    email: "Awa@Exemple.CI",
    phone_number_1: `07000000${String(line).padStart(2, "0")}`,
    phone_number_2: "",
  };
  return { line, cells: { ...right, ...cells } };
}

function reasons(cells: Partial<SheetRow["cells"]>): string[] {
  return checkRows([row(2, cells)], known).lineErrors.map(
    ({ column, reason }) => `${column}: ${reason}`,
  );
}

describe("the rows of a guest sheet", () => {
  it("become guests with their phones in E.164 and their category known by name", () => {
    const cells = {
      civility: "Monsieur",
      category: "COLLEGUES DE L'EPOUX",
      phone_number_1: "701020304",
      phone_number_2: "+33 6 12 34 56 78",
    };
    expect(checkRows([row(4, cells)], known)).toEqual({
      valid: [
        {
          line: 4,
          civility: "M",
          categoryId: 2,
          lastName: "Koné",
          givenNames: "Awa",
          email: "Awa@exemple.ci",
          phoneNumber1: "+2250701020304",
          phoneNumber2: "+33612345678",
        },
      ],
      lineErrors: [],
      duplicates: [],
      oldPhones: 0,
    });
  });

  it("name every required cell left empty, the second contact excepted", () => {
    const empty = { civility: "", category: "", last_name: "", given_names: "", email: "" };
    const { lineErrors, valid } = checkRows([row(3, { ...empty, phone_number_1: "" })], known);
    expect(valid).toEqual([]);
    expect(lineErrors.map(({ line, column }) => [line, column])).toEqual([
      [3, "civility"],
      [3, "category"],
      [3, "last_name"],
      [3, "given_names"],
      [3, "email"],
      [3, "phone_number_1"],
    ]);
    expect(new Set(lineErrors.map(({ reason }) => reason))).toEqual(
      new Set(["Ce champ est requis."]),
    );
  });

  it("are refused for a cell that means nothing, quoted as typed", () => {
    const { lineErrors } = checkRows([row(2, { civility: "Docteur" })], known);
    expect(lineErrors).toEqual([
      { line: 2, column: "civility", value: "Docteur", reason: "Écrivez M, Mme ou Mlle." },
    ]);
    expect(reasons({ category: "Voisins" })).toHaveLength(1);
    expect(reasons({ email: "awa@" })).toHaveLength(1);
    expect(reasons({ last_name: "K".repeat(101) })).toHaveLength(1);
    expect(reasons({ phone_number_2: "12" })).toHaveLength(1);
    expect(reasons({ phone_number_1: "0901020304" })).toHaveLength(1);
  });

  it("propose today's form of an old phone number", () => {
    expect(reasons({ phone_number_1: "07 01 02 03" })).toEqual([
      "phone_number_1: Ancien numéro à 8 chiffres\u00a0: est-ce 07 07 01 02 03\u00a0? Vérifiez-le.",
    ]);
  });

  it("accept the first guest of a phone and give the second the line of the first", () => {
    const again = row(9, { phone_number_1: "+225 07 00 00 00 05", last_name: "Yao" });
    const { valid, duplicates } = checkRows([row(5), again], known);
    expect(valid.map(({ line }) => line)).toEqual([5]);
    expect(duplicates).toEqual([
      { line: 9, kind: "repeated", reason: "Ce contact figure déjà à la ligne 5 (Awa Koné)." },
    ]);
  });

  it("are a duplicate even of an invalid row", () => {
    const { lineErrors, duplicates } = checkRows(
      [row(5, { email: "" }), { ...row(5), line: 6 }],
      known,
    );
    expect([lineErrors.length, duplicates.length]).toEqual([1, 1]);
  });

  it("name the guest of the list who already has the phone", () => {
    const { valid, duplicates } = checkRows([row(2, { phone_number_1: "0799999999" })], known);
    expect(valid).toEqual([]);
    expect(duplicates).toEqual([
      {
        line: 2,
        kind: "different",
        reason: "Ce contact est déjà celui de Koffi Yao dans votre liste.",
      },
    ]);
  });

  it("are known when the guest of the phone has that name, or without a phone by the name", () => {
    const koffi = { last_name: "YAO", given_names: "Koffi", phone_number_1: "0799999999" };
    expect(checkRows([row(2, koffi)], known).duplicates).toMatchObject([{ kind: "known" }]);
    const awa = { last_name: "Sans-Numéro", phone_number_1: "" };
    const own = { ...known, unsortedId: 1 };
    expect(checkRows([row(2, awa)], own)).toMatchObject({
      valid: [],
      duplicates: [{ kind: "known", reason: "Awa Sans-Numéro est déjà dans votre liste." }],
    });
    const cousin = { ...awa, phone_number_1: "0102030405" };
    expect(checkRows([row(2, cousin)], own).valid).toHaveLength(1);
  });

  it("may share a second contact, dropped when it repeats the first", () => {
    const shared = { phone_number_2: "0501020304" };
    const same = { phone_number_1: "0701020304", phone_number_2: "07 01 02 03 04" };
    const { valid } = checkRows([row(2, shared), row(3, shared), row(4, same)], known);
    expect(valid.map(({ phoneNumber2 }) => phoneNumber2)).toEqual([
      "+2250501020304",
      "+2250501020304",
      null,
    ]);
  });
});
