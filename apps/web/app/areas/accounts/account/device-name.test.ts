import { describe, expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

describe("a device", () => {
  it.each([
    [
      "Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
      "Chrome sur Android",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
      "Safari sur iPhone",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
      "Edge sur Windows",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox sur Linux"],
    ["curl/8.9", "Appareil inconnu"],
    ["", "Appareil inconnu"],
  ])("whose user agent is « %s » is called %s", (device, name) => {
    expect(deviceName(device)).toBe(name);
  });
});
