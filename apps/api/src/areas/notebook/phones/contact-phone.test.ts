import { describe, expect, it } from "vitest";
import { couplePhone, guestPhone, readContact } from "./contact-phone.ts";

const invalid = "Veuillez entrer un numéro de téléphone valide (ex: +(225) 07 01 02 03 04)";

describe("the phone of a form of the notebook", () => {
  it.each([
    "+(225) 07 01 02 03 04",
    "0701020304",
    "+2250701020304",
    "002250701020304",
    "2250701020304",
  ])("is taken under its mask or without: %s", (text) => {
    for (const length of [couplePhone, guestPhone])
      expect(readContact(text, length)).toEqual({ ok: true, e164: "+2250701020304" });
  });

  it("may be shorter by a digit for a guest, whose leading zero a sheet drops, not for the couple", () => {
    expect(readContact("701020304", guestPhone)).toEqual({ ok: true, e164: "+2250701020304" });
    expect(readContact("701020304", couplePhone)).toEqual({ ok: false, messages: [invalid] });
  });

  it("may come from another country, where the mask does not count", () => {
    expect(readContact("+33 6 12 34 56 78", couplePhone)).toEqual({
      ok: true,
      e164: "+33612345678",
    });
  });

  it("is refused when it is no number that can be called", () => {
    for (const text of ["12", "07 01 02", "0901020304", "Awa", "+(225) 07 01 02 03 04 05"])
      expect(readContact(text, guestPhone)).toEqual({ ok: false, messages: [invalid] });
  });

  it("is proposed in today's form when it has eight digits", () => {
    expect(readContact("+(225) 07 01 02 03", guestPhone)).toEqual({
      ok: false,
      messages: [
        invalid,
        "Ancien numéro à 8 chiffres\u00a0: est-ce 07 07 01 02 03\u00a0? Vérifiez-le.",
      ],
    });
  });
});
