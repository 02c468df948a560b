import { expect, it } from "vitest";
import { isHarmlessHtml } from "../town-halls/harmless-html.ts";
import { cleanHtml } from "./clean-html.ts";

it.each([
  ["<h2>Un</h2><p>Deux <strong>trois</strong><br>quatre</p>", null],
  ['<p><a href="/faq">ici</a> <a href="https://exemple.ci?a=1&amp;b=2">là</a></p>', null],
  ["<h1>Un</h1><div>Deux <b>trois</b></div>", "<h2>Un</h2><p>Deux <strong>trois</strong></p>"],
  ["<p>Un</p><p> </p><p></p>", "<p>Un</p>"],
  ["<ul><li><p>Un</p></li></ul>", "<ul><li>Un</li></ul>"],
  ['<p onclick="x()" style="color:red">Un<script>alert(1)</script></p>', "<p>Un</p>"],
  ['<p><a href="javascript:alert(1)">Un</a> <a href="//x.test">deux</a></p>', "<p>Un deux</p>"],
  ["<p>a < b</p>", "<p>a &lt; b</p>"],
  ["<p>Un<img src=x onerror=alert(1)></p>", "<p>Un</p>"],
])("stores %j as harmless HTML", (html, stored) => {
  expect(cleanHtml(html)).toBe(stored ?? html);
  expect(isHarmlessHtml(cleanHtml(html))).toBe(true);
});
