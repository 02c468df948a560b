import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Elsewhere } from "./chat-box.tsx";

it("leads to the other company's chat in a tab of its own, which learns nothing of ours", () => {
  const drawn = renderToStaticMarkup(<Elsewhere address="https://chat.exemple.test/joie" />);
  expect(drawn).toContain('href="https://chat.exemple.test/joie"');
  expect(drawn).toContain('rel="noopener noreferrer"');
  expect(drawn).toContain("Écrivez-nous");
});
