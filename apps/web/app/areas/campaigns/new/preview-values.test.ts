import { describe, expect, it } from "vitest";
import { missingInPreview, previewHtml, previewValues } from "./preview-values.ts";

const guest = {
  id: 1,
  guest_id: 1,
  event_id: 1,
  category: "Famille",
  civility: "Mme" as const,
  last_name: "N’Guessan <b>",
  given_names: "Adjoua",
  email: null,
  phone_number_1: "+2250701020304",
  phone_number_2: null,
  has_confirmed: 0 as const,
  answer: "none" as const,
  companions: 0,
  household: null,
  version: 1,
};
const facts = { "[hôtes]": "Awa & Koffi", "[lieu de la réception]": "" };

describe("the preview of a message", () => {
  it("shows the guest's and the event's own words, escaped", () => {
    const values = previewValues(guest, facts);
    expect(previewHtml("[prénoms] [nom] & [hôtes]", "text", values, [])).toBe(
      "<p>Adjoua N’Guessan &lt;b&gt; &amp; Awa &amp; Koffi</p>",
    );
    expect(previewHtml("<p><em>[hôtes]</em></p>", "html", values, [])).toBe(
      "<p><em>Awa &amp; Koffi</em></p>",
    );
  });

  it("marks the samples in place of what is missing, of the event and of the guest", () => {
    const body = "[prénoms], [lieu de la réception] : [e-mail] [lien]";
    const missing = missingInPreview(body, guest, facts);
    expect(missing).toEqual(["[lieu de la réception]", "[e-mail]"]);
    const html = previewHtml(body, "text", previewValues(guest, facts), missing);
    expect(html).toContain("<mark>à la salle des fêtes de Cocody</mark>");
    expect(html.match(/<mark>/g)).toHaveLength(2);
    expect(missingInPreview(body, null, facts)).toEqual(["[lieu de la réception]"]);
  });
});
