import { ALBUM_PHOTOS_MAX } from "@jdj/contract/album/limits";
import { describe, expect, it } from "vitest";
import { judgeSending } from "./judge-sending.ts";

const open = { isOpen: true, isArchived: false };
const event = { weddingDate: "2026-12-19", cancelledAt: null };
const empty = { photos: 0, bytes: 0 };
const today = "2026-12-20";

describe("an album of guests' photos", () => {
  it("takes them before the feast, after it, and without a date", () => {
    expect(judgeSending(open, event, empty, "2026-11-01")).toBe("open");
    expect(judgeSending(open, event, empty, today)).toBe("open");
    expect(judgeSending(open, { ...event, weddingDate: null }, empty, today)).toBe("open");
  });
  it("takes none once its hosts closed it, or the owner put the event away", () => {
    expect(judgeSending({ ...open, isOpen: false }, event, empty, today)).toBe("closed");
    expect(judgeSending({ ...open, isArchived: true }, event, empty, today)).toBe("closed");
  });
  it("takes none of a feast that is cancelled, or whose photos are erased by now", () => {
    expect(judgeSending(open, { ...event, cancelledAt: new Date(0) }, empty, today)).toBe(
      "cancelled",
    );
    expect(judgeSending(open, event, empty, "2027-12-19")).toBe("open");
    expect(judgeSending(open, event, empty, "2027-12-20")).toBe("over");
  });
  it("is full with 2,000 photos, or a gigabyte of them", () => {
    expect(judgeSending(open, event, { photos: ALBUM_PHOTOS_MAX - 1, bytes: 0 }, today)).toBe(
      "open",
    );
    expect(judgeSending(open, event, { photos: ALBUM_PHOTOS_MAX, bytes: 0 }, today)).toBe("full");
    expect(judgeSending(open, event, { photos: 1, bytes: 1024 ** 3 }, today)).toBe("full");
  });
});
