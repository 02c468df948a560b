import { expect, it } from "vitest";
import { mediaKind } from "./media-kind.ts";

it.each(["mp4", "webm", "ogg", "mov", "avi", "mkv", "MP4"])(
  "a file that ends in .%s is a film, whatever its type says",
  (ending) => expect(mediaKind({ type: "photo", path: `/files/a.${ending}` })).toBe("video"),
);

it("YouTube's and TikTok's films are films, and other photos are photos", () => {
  const kinds = (["youtube_video", "tiktok_video", "video", "photo"] as const).map((type) =>
    mediaKind({ type, path: "/files/mp4.webp" }),
  );
  expect(kinds).toEqual(["video", "video", "video", "photo"]);
});
