import { smsLength } from "@jdj/contract/campaigns/sms-length";
import fc from "fast-check";
import { SegmentedMessage } from "sms-segments-calculator";
import { describe, expect, it } from "vitest";

const french = fc.constantFrom(
  ...`abc éèàùçêôîûœ'’«»…–—[]{}|^~\\€@£_\n\r!?ÀÉÈÇŒ\u00a0\u202f💍👩🏾‍🤝‍👨🏾😀ñΔ`,
);

describe("the segments of an SMS", () => {
  it("are those that a vendor's own library counts", () => {
    fc.assert(
      fc.property(fc.array(french, { maxLength: 340 }), (signs) => {
        const text = signs.join("");
        const theirs = new SegmentedMessage(text);
        expect(smsLength(text)).toMatchObject({
          encoding: theirs.encodingName === "UCS-2" ? "ucs2" : "gsm",
          segments: text === "" ? 0 : theirs.segmentsCount,
        });
      }),
      { numRuns: 500, seed: 20_261_121 },
    );
  });
});
