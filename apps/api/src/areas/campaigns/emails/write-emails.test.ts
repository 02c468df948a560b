import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { describe, expect, it } from "vitest";
import { prepareEmails } from "./write-emails.ts";

const source = {
  brand: "Joie du Jour",
  publicUrl: "http://joie.test",
  subject: {
    eventName: "",
    eventType: "wedding",
    hosts: ["Awa", "Koffi"],
    date: "2027-03-20",
    datePrecision: "exact" as const,
    seed: "a",
  },
  category: "invitation",
  ofEvent: {},
  campaign: {
    bodyFormat: "text" as const,
    subject: null,
    body: "[civilité] [prénoms] [nom],\n\nVenez <script>alert(1)</script> & dansez\navec nous.",
  },
};
const leave = "http://joie.test/api/v1/leave/1.x";
const guest = { civility: "Mme" as const, givenNames: "Adjoua", lastName: 'N\'Da <b>"Reine"</b>' };

describe("the email of a card", () => {
  it("fills the placeholders with the guest's own values", async () => {
    const write = await prepareEmails(source);
    const { subject, text, links } = write({ ...guest, lastName: "Kouassi" }, "jeton", leave);
    expect(subject).toBe("Awa & Koffi vous invitent");
    expect(text).toContain("Madame Adjoua Kouassi,\n\nVenez");
    expect(text).toContain("Awa & Koffi, Samedi 20 mars 2027");
    expect(text).toContain(links[0]);
    expect(links).toEqual([
      `http://joie.test${notebookPrefix}/wedding-card/jeton`,
      `http://joie.test${notebookPrefix}/confirmation-de-presence/jeton`,
    ]);
  });

  it("names the day, the hour and the place of its ceremony", async () => {
    const ceremonies = [
      { code: "civil", isMain: true, date: "2027-03-20", time: "10:00", place: "à la mairie" },
      { code: "dowry", isMain: false, date: "2027-02-13", time: "15:30", place: "à Anyama" },
    ];
    const textOf = async (category: string) => {
      const subject = { ...source.subject, ceremonies };
      return (await prepareEmails({ ...source, subject, category }))(guest, "j", leave).text;
    };
    expect(await textOf("invitation")).toContain("Samedi 20 mars 2027\nÀ 10 h, à la mairie\n");
    const dowry = await textOf("traditional");
    expect(dowry).toContain("Awa & Koffi, Samedi 13 février 2027\nÀ 15 h 30, à Anyama\n");
    expect(dowry).not.toContain("20 mars");
    expect(await textOf("cancelled")).toContain("\n\nAwa & Koffi\n\n");
  });

  it("asks nobody to confirm what is cancelled or over", async () => {
    for (const category of ["cancelled", "thanks"]) {
      const write = await prepareEmails({ ...source, category });
      const { html, text, links } = write(guest, "jeton", leave);
      expect(`${html} ${text}`).not.toMatch(/confirmer|si vous venez/);
      expect(text).toContain("Voir ma carte\u00a0: http");
      expect(links).toEqual([`http://joie.test${notebookPrefix}/wedding-card/jeton`]);
    }
  });

  it("shows what host and guest wrote as text, never as markup", async () => {
    const { html } = (await prepareEmails(source))(guest, "jeton", leave);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; dansez<br/>");
    expect(html).toContain("N&#x27;Da &lt;b&gt;&quot;Reine&quot;&lt;/b&gt;");
    expect(html).not.toMatch(/<script|<b>/);
  });

  it("shows the picture of that guest alone, and nothing of another guest", async () => {
    const write = await prepareEmails(source);
    write(guest, "premier", leave);
    const { html } = write({ ...guest, givenNames: "Yao" }, "second", leave);
    expect(html).toContain('src="http://joie.test/api/v1/wedding-cards/second/card.png"');
    expect(html).not.toMatch(/premier|Adjoua|x[0-9a-f]{24}x/);
  });

  it("keeps the host's formatting, fills its placeholders, and has an unsubscribe link", async () => {
    const campaign = {
      subject: null,
      bodyFormat: "html" as const,
      body: '<p>Chère <strong>[prénoms]</strong>, <a href="[lien]">votre carte</a></p>',
    };
    const { html, text } = (await prepareEmails({ ...source, campaign }))(guest, "j", leave);
    expect(html).toContain(
      '<p>Chère <strong>Adjoua</strong>, <a href="http://joie.test/i/j">votre carte</a></p>',
    );
    expect(html).toContain(`href="${leave}"`);
    expect(text).toContain("Chère Adjoua, votre carte (http://joie.test/i/j)");
    expect(text).toContain(leave);
  });

  it("keeps a name that looks like a placeholder as it is", async () => {
    const odd = { ...guest, givenNames: "A$&B [nom]" };
    const { html, text } = (await prepareEmails(source))(odd, "j", leave);
    expect(html).toContain("Madame A$&amp;B [nom] N&#x27;Da");
    expect(text).toContain("Madame A$&B [nom] N'Da");
  });
});
