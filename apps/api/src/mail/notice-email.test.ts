import { weave } from "@jdj/weave/weave";
import { render } from "react-email";
import { expect, it } from "vitest";
import { NoticeEmail } from "./notice-email.tsx";

it("a notice about an event has the dyes of its cloth", async () => {
  const text = { subject: "Un cadeau", paragraphs: ["Merci."], action: null, reason: "" };
  const dyes = weave("fete-12", { strips: 1, rows: 1 }).dyes;
  const own = await render(NoticeEmail({ brand: "Joie", text: { ...text, seed: "fete-12" } }));
  for (const dye of dyes) expect(own.toLowerCase()).toContain(dye.toLowerCase());
  const plain = await render(NoticeEmail({ brand: "Joie", text }));
  expect(plain).not.toBe(own);
});
