import { fieldErrorsOf } from "@jdj/contract/call/refusals";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { describe, expect, it } from "vitest";
import { readBody } from "./campaign-body.ts";

describe("a message in HTML", () => {
  it("keeps paragraphs, emphasis, lists and harmless links alone", () => {
    const { body } = readBody(
      '<p onclick="x()">Chère <b>[prénoms]</b><script>alert(1)</script><img src=x onerror=alert(1)></p><style>p{}</style><a href="javascript:alert(1)">un</a> <a href="https://exemple.test/" target="_blank">deux</a> <a href="[lien]">trois</a> <iframe src="//x"></iframe>',
      "html",
    );
    expect(body).toBe(
      '<p>Chère <strong>[prénoms]</strong></p><a>un</a> <a href="https://exemple.test/">deux</a> <a href="[lien]">trois</a> ',
    );
  });

  it("is refused when nothing can be read in it, or too much", () => {
    const refusedAt = (read: () => unknown) => {
      try {
        read();
        return null;
      } catch (error) {
        return fieldErrorsOf(error);
      }
    };
    const none = { body: [cardMessages.bodyRequired] };
    expect(refusedAt(() => readBody("<script>alert(1)</script>", "html"))).toEqual(none);
    const long = { body: [cardMessages.bodyTooLong] };
    expect(refusedAt(() => readBody("a".repeat(2001), "text"))).toEqual(long);
    expect(refusedAt(() => readBody(`<p>${"a".repeat(2000)}</p>`, "html"))).toBeNull();
  });
});
