import { expect, it } from "vitest";
import { videoHost, videoPage } from "./video-host.ts";

it.each([
  ["dQw4w9WgXcQ", "youtube", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ["12345678901", "youtube", "https://www.youtube.com/watch?v=12345678901"],
  ["6718335390845095173", "tiktok", "https://www.tiktok.com/@_/video/6718335390845095173"],
  ['"><b>', "youtube", "https://www.youtube.com/watch?v=%22%3E%3Cb%3E"],
])("the video %s is hosted by %s", (id, host, page) => {
  expect([videoHost(id), videoPage(id)]).toEqual([host, page]);
});
