import { describe, expect, it } from "vitest";
import { readVcard } from "./read-vcard.ts";

const card = (...lines: string[]) => ["BEGIN:VCARD", ...lines, "END:VCARD", ""].join("\r\n");

describe("a file of contacts", () => {
  it("of an Android phone has names in quoted-printable, over several lines", () => {
    const file = card(
      "VERSION:2.1",
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4B=6F=6E=C3=A9;=41=77=61;;;",
      "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=41=77=61=20=",
      "=4B=6F=6E=C3=A9",
      "TEL;CELL:0707010203",
      "TEL;HOME:+2250505060708",
    );
    expect(readVcard(file)).toEqual([
      { name: ["Awa Koné"], tel: ["0707010203", "+2250505060708"], email: [] },
    ]);
  });

  it("of an iPhone has groups, escaped commas and folded lines", () => {
    const file = card(
      "VERSION:3.0",
      "N:Kouadio;Yao;Jean;;",
      "FN:Yao Jean",
      "  Kouadio\\, PDG",
      "item1.TEL;type=pref:+225 05 05 06 07 08",
      "item2.EMAIL;type=INTERNET:yao@exemple.ci",
      "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ",
      " SkZJRg==",
    );
    expect(readVcard(file)).toEqual([
      {
        name: ["Yao Jean Kouadio, PDG"],
        tel: ["+225 05 05 06 07 08"],
        email: ["yao@exemple.ci"],
      },
    ]);
  });

  it("may name people by their parts only, and write numbers as addresses", () => {
    const file = card("VERSION:4.0", "N:N’Guessan;Fatou;;;", "TEL;VALUE=uri:tel:+2250101020304");
    expect(readVcard(file)).toEqual([
      { name: ["Fatou N’Guessan"], tel: ["+2250101020304"], email: [] },
    ]);
  });

  it("holds many, and what is no contact is none", () => {
    expect(readVcard(card("FN:Awa").repeat(3))).toHaveLength(3);
    expect(readVcard("Awa Koné 0707010203\n%PDF-1.4")).toEqual([]);
    expect(readVcard("TEL:0707010203\nEND:VCARD")).toEqual([]);
    expect(readVcard("")).toEqual([]);
  });

  it("of a whole phone is read up to five thousand", () => {
    expect(readVcard(card("FN:Awa").repeat(5100))).toHaveLength(5000);
  });
});
