import { describe, expect, it } from "vitest";
import { readFilmAddress } from "./film-address.ts";

describe("the address of a film", () => {
  it.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ?si=abc",
    "https://m.youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=10",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    "  http://youtube.com/embed/dQw4w9WgXcQ ",
  ])("at YouTube is kept in one form: %s", (text) => {
    expect(readFilmAddress(text)).toEqual({
      type: "youtube_video",
      path: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    });
  });

  it("at TikTok is kept without what follows it", () => {
    expect(
      readFilmAddress("https://www.tiktok.com/@saveurs.ci/video/7234567890123456789?lang=fr"),
    ).toEqual({
      type: "tiktok_video",
      path: "https://www.tiktok.com/@saveurs.ci/video/7234567890123456789",
    });
  });

  it.each([
    "",
    "dQw4w9WgXcQ",
    "javascript:alert(1)",
    "https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ",
    "https://evil.test/?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=%22onload%3D",
    "https://www.youtube.com/@saveurs",
    "https://vm.tiktok.com/ZM123/",
    "ftp://youtu.be/dQw4w9WgXcQ",
  ])("of anything else is refused: %s", (text) => expect(readFilmAddress(text)).toBeNull());
});
