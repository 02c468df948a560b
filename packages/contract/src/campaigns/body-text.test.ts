import { describe, expect, it } from "vitest";
import { bodyText } from "./body-text.ts";

describe("a message without its dress", () => {
  it("keeps its paragraphs, its list and the addresses of its links", () => {
    const html =
      '<p>Chère <strong>[prénoms]</strong>,<br>venez&nbsp;!</p><ul><li>dîner</li><li>bal</li></ul><p><a href="[lien]">Votre carte</a> &amp; <a href="mailto:a@b.ci">a@b.ci</a></p>';
    expect(bodyText(html, "html")).toBe(
      "Chère [prénoms],\nvenez\u00a0!\n\n- dîner\n- bal\n\nVotre carte ([lien]) & a@b.ci (a@b.ci)",
    );
  });
  it("is itself when it was plain", () => {
    expect(bodyText("2 < 3 & <b>", "text")).toBe("2 < 3 & <b>");
  });
});
