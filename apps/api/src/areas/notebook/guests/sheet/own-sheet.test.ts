import { describe, expect, it } from "vitest";
import { checkRows } from "./check-rows.ts";
import { readSheet } from "./read-sheet.ts";
import { csv, header, workbook } from "./sheet-samples.ts";

const read = (bytes: Uint8Array | string) =>
  readSheet({ name: "invites", bytes: Buffer.from(bytes) });

async function namesIn(bytes: Uint8Array | string) {
  const reading = await read(bytes);
  if (!reading.ok) return reading.reason;
  return reading.rows.map(({ cells }) =>
    [cells.civility, cells.given_names, cells.last_name, cells.phone_number_1]
      .filter(Boolean)
      .join(" "),
  );
}

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};

describe("a sheet of one's own", () => {
  it.each([
    ["Téléphone;Nom;Prénoms\n0707010203;Koné;Awa", "Awa Koné 0707010203"],
    ["PRENOM,NOM,N° DE TELEPHONE\nAwa,Koné,0707010203", "Awa Koné 0707010203"],
    ["First name\tLast name\tPhone number\nAwa\tKoné\t0707010203", "Awa Koné 0707010203"],
    ["N°;Nom et prénoms;Contact\n1;KONÉ Awa Marie;0707010203", "Awa Marie KONÉ 0707010203"],
    ["Numéro;Nom;Prénom;Contact\n1;Koné;Awa;0707010203", "Awa Koné 0707010203"],
    ["Nom;Numéro;Numéro 2\nKoné Awa;0707010203;0101010101", "Awa Koné 0707010203"],
    ["Nom et prénoms;Contact\nKoné Awa Marie;0707010203", "Awa Marie Koné 0707010203"],
    ["Name;Phone\nMme Awa Koné;0707010203", "Mme Awa Koné 0707010203"],
    ["Nom;Tel\nKoné Awa;0707010203", "Awa Koné 0707010203"],
    ["Nom\nTantie", "Tantie"],
    [
      "Invités de la fiancée;;\n;;\nNom;Prénom;WhatsApp\nKoné;Awa;0707010203",
      "Awa Koné 0707010203",
    ],
  ])("%j is read whatever its columns and their order", async (text, guest) => {
    expect(await namesIn(text)).toEqual([guest]);
  });

  it.each([";", ",", "\t"])(
    "is read in UTF-16 and Windows-1252, separated by %j",
    async (separator) => {
      const text = csv(
        [
          ["Prénoms", "Nom", "Téléphone"],
          ["Élodie", "N’Guessan", "0707010203"],
        ],
        separator,
      );
      const guest = ["Élodie N’Guessan 0707010203"];
      expect(await namesIn(utf16(text, false))).toEqual(guest);
      expect(await namesIn(utf16(text, true))).toEqual(guest);
      const windows = Buffer.from(text.replace("’", "\u0092"), "latin1");
      expect(await namesIn(windows)).toEqual(guest);
    },
  );

  it("is found among several, by the header that names the most columns", async () => {
    const sheets = {
      Notes: [["Invités"], ["à compléter"]],
      Liste: [
        ["Nom", "Prénoms", "Contact"],
        ["Koné", "Awa", "0707010203"],
      ],
    };
    expect(await namesIn(workbook("xlsx", sheets))).toEqual(["Awa Koné 0707010203"]);
  });

  it("says which columns it has, and whether it is the template", async () => {
    expect(await read("Nom;Email\nKoné;awa@exemple.ci")).toMatchObject({
      isTemplate: false,
      columns: ["last_name", "given_names", "email"],
    });
    expect(
      await read(csv([header, ["Mme", "Amis", "Koné", "Awa", "a@b.ci", "0707010203", ""]], ";")),
    ).toMatchObject({
      isTemplate: true,
    });
    expect(await read("Voiture;Couleur\nRenault;bleue")).toEqual({
      ok: false,
      reason: "wrong-columns",
    });
    expect(await read(utf16("a\u0000b", false))).toEqual({ ok: false, reason: "unreadable" });
  });

  it("needs a name alone; what is unknown goes to those to be sorted, and old numbers are repaired", async () => {
    const text =
      "Nom;Catégorie;Titre;Tel;Mail\nKoné Awa;Cousins;Dr;07010203;\nYao Aka;Amis;M;45010203;yao@\n;;;0101010101;";
    const reading = await read(text);
    if (!reading.ok) throw new Error(reading.reason);
    const known = { categories: [{ id: 1, name: "Amis" }], guests: [], unsortedId: 9 };
    const checked = checkRows(reading.rows, known);
    expect(checked.oldPhones).toBe(2);
    expect(checked.lineErrors.map(({ line, column }) => [line, column])).toEqual([
      [2, "phone_number_1"],
      [3, "email"],
      [3, "phone_number_1"],
      [4, "last_name"],
    ]);
    const repaired = checkRows(reading.rows, { ...known, repairsPhones: true });
    expect(repaired.valid).toMatchObject([
      { line: 2, civility: null, categoryId: 9, email: null, phoneNumber1: "+2250707010203" },
    ]);
    expect(repaired.lineErrors.map(({ line, column }) => [line, column])).toEqual([
      [3, "email"],
      [4, "last_name"],
    ]);
  });
});
