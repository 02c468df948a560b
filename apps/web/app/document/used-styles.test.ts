import { describe, expect, it } from "vitest";
import { usedRules, withUsedStyles } from "./used-styles.ts";

const onlyA = (name: string) => name === "_12abca";

describe("the rules of the classes that a page has", () => {
  it.each([
    ["a rule without a class of a module", "p,.visually-hidden{margin:0}"],
    ["a rule of a used class", "._12abca:hover svg{color:red}"],
    ["a selector in brackets", ":is(._12abca,._12abcb) p{color:red}"],
    ["fonts, movements and statements", "@layer x,y;@font-face{src:url(a)}@keyframes z{0%{top:0}}"],
    ["braces and quotes in a text", '._12abca:after{content:"}\\"{"}p{top:0}'],
  ])("stay: %s", (_, css) => {
    expect(usedRules(css, onlyA)).toBe(css);
  });

  it.each([
    ["._12abcb{top:0}p{top:1px}", "p{top:1px}"],
    ["._12abcb,._12abca>p{color:red}", "._12abca>p{color:red}"],
    [":is(._12abca,p),._12abcb{top:0}", ":is(._12abca,p){top:0}"],
    [":where(._12abcb,._12abcc) p,p{top:0}", "p{top:0}"],
    [":is(._12abca:not(._12abcb,q),b){top:0}", ":is(._12abca:not(._12abcb,q),b){top:0}"],
    ["._12abca>:last-child:not(._12abcb){top:0}", "._12abca>:last-child:not(._12abcb){top:0}"],
    ["p:not(._12abca) ._12abcb{top:0}", ""],
    ['[data-x="a,(b"] ._12abcb,[data-x="c,d)"] p{top:0}', '[data-x="c,d)"] p{top:0}'],
    ["._12abca ._12abcb{top:0}", ""],
    ["@layer parts{@media (width<9px){._12abcb{top:0}}p{top:1px}}", "@layer parts{p{top:1px}}"],
  ])("are all that is left of %s", (css, left) => {
    expect(usedRules(css, onlyA)).toBe(left);
  });

  it("are those of the document, wherever it names a class", () => {
    const css = "._12abca{top:0}._12abcb{top:0}._12abcc{top:0}";
    const page = (styles: string) =>
      `<style data-precedence="layers">x</style><style data-precedence="page" data-href="/a.css">${styles}</style><p class="x _12abca" data-button="_12abcc">`;
    expect(withUsedStyles(page(css))).toBe(page("._12abca{top:0}._12abcc{top:0}"));
    expect(withUsedStyles("<p>")).toBe("<p>");
  });
});
