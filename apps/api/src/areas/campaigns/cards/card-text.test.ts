import { describe, expect, it } from "vitest";
import { withoutOwnLink } from "./card-text.ts";

describe("the text on a card's own page", () => {
  it("leaves out the link to the page itself", () => {
    expect(withoutOwnLink("[prénoms], partagez notre joie ! [lien] [hôtes]")).toBe(
      "[prénoms], partagez notre joie !\n[hôtes]",
    );
    expect(withoutOwnLink("Répondez ici\u00a0: [lien]")).toBe("Répondez ici");
    expect(withoutOwnLink("Bonjour,\n\n[lien]\n\n[hôtes]")).toBe("Bonjour,\n\n[hôtes]");
  });

  it("stays as it was written where it has no link", () => {
    expect(withoutOwnLink("Bonjour [prénoms],\n\n[hôtes]")).toBe("Bonjour [prénoms],\n\n[hôtes]");
  });
});
