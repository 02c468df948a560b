import { describe, expect, it } from "vitest";
import { archiveName, fileName } from "./file-name.ts";

const createdAt = new Date("2026-12-19T21:40:12Z");

describe("the names in an archive", () => {
  it("say the place, the time in Abidjan and who sent the photo", () => {
    expect(fileName(12, { createdAt, sender: "Awa Léa" })).toBe(
      "0012-2026-12-19-21h40-awa-lea.webp",
    );
    expect(fileName(3, { createdAt, sender: null })).toBe("0003-2026-12-19-21h40.webp");
    expect(fileName(3, { createdAt, sender: "../../x" })).toBe("0003-2026-12-19-21h40-x.webp");
  });
  it("say whose feast it is", () => {
    expect(archiveName("Mariage d’Awa & Yann")).toBe("photos-mariage-d-awa-et-yann.zip");
    expect(archiveName("🎉")).toBe("photos-de-la-fete.zip");
  });
});
