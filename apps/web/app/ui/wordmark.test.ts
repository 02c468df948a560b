import { markSvg } from "@jdj/weave/mark";
import { expect, it } from "vitest";

it("is the square of cloth that the favicon shows", async () => {
  await expect(markSvg()).toMatchFileSnapshot("../../public/favicon.svg");
});
