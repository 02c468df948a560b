import { expect, it } from "vitest";
import { bare } from "./router-plugin.ts";

const module = `const Link = React$1.forwardRef(function Link() {});
Link.displayName = "Link";
function drawAhead(prefetch, props) {
	if (prefetch) {
		return props;
	}
}
export { Link };`;

it("names for tools go, and what nothing uses may go with them", () => {
  const text = bare(module, {});
  expect(text).not.toContain("displayName");
  expect(text).toContain("const Link = /* @__PURE__ */ React$1.forwardRef(");
});

it("a function that is never come to keeps its name and its parameters", () => {
  const text = bare(module, { drawAhead: "return null;" });
  expect(text).toContain("function drawAhead(prefetch, props) { return null; }\nexport { Link };");
});

it("a router without that function stops the build", () => {
  expect(() => bare(module, { drawBehind: "" })).toThrow(/drawBehind/);
});
