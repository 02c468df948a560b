import { expect, it } from "vitest";
import { filmIdOf } from "./film-address.ts";

it.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3", "aqz-KE-bpKQ"],
  ["https://youtu.be/aqz-KE-bpKQ?si=x", "aqz-KE-bpKQ"],
  ["https://m.youtube.com/shorts/aqz-KE-bpKQ/", "aqz-KE-bpKQ"],
  ["https://www.tiktok.com/@scout.2015/video/6718335390845095173", "6718335390845095173"],
  ["https://vm.tiktok.com/ZMabcdef/", null],
  ["http://www.youtube.com/watch?v=aqz-KE-bpKQ", null],
  ["https://youtube.com.ailleurs.test/watch?v=aqz-KE-bpKQ", null],
  ["https://www.youtube.com/watch?v=court", null],
  ["javascript:alert(1)", null],
  ["", null],
])("the film of « %s » is %s", (address, id) => expect(filmIdOf(address)).toBe(id));
