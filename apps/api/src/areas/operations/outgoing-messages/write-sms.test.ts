import { smsLength } from "@jdj/contract/campaigns/sms-length";
import { describe, expect, it } from "vitest";
import { onlyGsm, shortName, writeSms } from "./write-sms.ts";

const link = "https://joiedujour.ci/pro/reservations";

describe("the text of an SMS", () => {
  it("is GSM-7 in one segment, with its accents and its link", () => {
    const text = writeSms("Joie du Jour", "l’acompte de 50\u202f000\u00a0FCFA est payé.", link);
    expect(text).toBe(`Joie du Jour : l'acompte de 50 000 FCFA est payé. ${link}`);
    expect(smsLength(text)).toMatchObject({ encoding: "gsm", segments: 1 });
  });
  it("stays in GSM-7 whatever a name has", () => {
    expect(onlyGsm("Chez Ñandù 🎉 Ɔkɔ « Ăn » → É…")).toBe('Chez Ñandù k "An" É...');
    expect(onlyGsm("E\u0301le\u0300ve")).toBe("Élève");
    expect(smsLength(onlyGsm("Été à 5 € [ok]")).encoding).toBe("gsm");
  });
  it("leaves the link out where it would make a second segment", () => {
    const sentence = "x".repeat(120);
    expect(writeSms("Joie du Jour", sentence, link)).toBe(`Joie du Jour : ${sentence}`);
  });
  it("shortens a long name", () => {
    expect(shortName("Les Saveurs")).toBe("Les Saveurs");
    expect(shortName("Les Délices de la Grand-Mère Akissi")).toBe("Les Délices de la Grand-M...");
  });
});
