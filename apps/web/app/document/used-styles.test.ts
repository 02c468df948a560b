import { describe, expect, it } from "vitest";
import { usedRules, withUsedStyles } from "./used-styles.ts";

const onlyA = (name: string) => name === "_a_12abc_1";

describe("the rules of the classes that a page has", () => {
  it.each([
    ["a rule without a class of a module", "p,.visually-hidden{margin:0}"],
    ["a rule of a used class", "._a_12abc_1:hover svg{color:red}"],
    ["a selector in brackets", ":is(._a_12abc_1,._b_12abc_2) p{color:red}"],
    ["fonts, movements and statements", "@layer x,y;@font-face{src:url(a)}@keyframes z{0%{top:0}}"],
    ["braces and quotes in a text", '._a_12abc_1:after{content:"}\\"{"}p{top:0}'],
  ])("stay: %s", (_, css) => {
    expect(usedRules(css, onlyA)).toBe(css);
  });

  it.each([
    ["._b_12abc_2{top:0}p{top:1px}", "p{top:1px}"],
    ["._b_12abc_2,._a_12abc_1>p{color:red}", "._a_12abc_1>p{color:red}"],
    [":is(._a_12abc_1,p),._b_12abc_2{top:0}", ":is(._a_12abc_1,p){top:0}"],
    [":where(._b_12abc_2,._c_12abc_3) p,p{top:0}", "p{top:0}"],
    [
      ":is(._a_12abc_1:not(._b_12abc_2,q),b){top:0}",
      ":is(._a_12abc_1:not(._b_12abc_2,q),b){top:0}",
    ],
    [
      "._a_12abc_1>:last-child:not(._b_12abc_2){top:0}",
      "._a_12abc_1>:last-child:not(._b_12abc_2){top:0}",
    ],
    ["p:not(._a_12abc_1) ._b_12abc_2{top:0}", ""],
    ['[data-x="a,(b"] ._b_12abc_2,[data-x="c,d)"] p{top:0}', '[data-x="c,d)"] p{top:0}'],
    ["._a_12abc_1 ._b_12abc_2{top:0}", ""],
    ["@layer parts{@media (width<9px){._b_12abc_2{top:0}}p{top:1px}}", "@layer parts{p{top:1px}}"],
  ])("are all that is left of %s", (css, left) => {
    expect(usedRules(css, onlyA)).toBe(left);
  });

  it("are those of the document, wherever it names a class", () => {
    const css = "._a_12abc_1{top:0}._b_12abc_2{top:0}._c_12abc_3{top:0}";
    const page = (styles: string) =>
      `<style data-precedence="layers">x</style><style data-precedence="page" data-href="/a.css">${styles}</style><p class="x _a_12abc_1" data-button="_c_12abc_3">`;
    expect(withUsedStyles(page(css))).toBe(page("._a_12abc_1{top:0}._c_12abc_3{top:0}"));
    expect(withUsedStyles("<p>")).toBe("<p>");
  });
});
