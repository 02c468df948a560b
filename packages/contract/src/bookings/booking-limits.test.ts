import { describe, expect, it } from "vitest";
import { unpaidRefusal } from "./booking-limits.ts";

const at = (providerId: number, day: string) => ({ providerId, day });

describe("a customer with unpaid bookings", () => {
  it("makes a third, of another month or provider, and no fourth", () => {
    const two = [at(1, "2027-05-01"), at(1, "2027-05-02")];
    expect(unpaidRefusal(two, at(1, "2027-06-01"))).toBeNull();
    expect(unpaidRefusal(two, at(2, "2027-05-01"))).toBeNull();
    expect(unpaidRefusal([...two, at(2, "2027-05-01")], at(3, "2027-08-01"))).toBe(
      "too-many-unpaid",
    );
  });

  it("makes two with one provider for one month, and no third", () => {
    const one = [at(1, "2027-05-01")];
    expect(unpaidRefusal(one, at(1, "2027-05-31"))).toBeNull();
    expect(unpaidRefusal([...one, at(1, "2027-05-31")], at(1, "2027-05-15"))).toBe(
      "too-many-unpaid-a-month",
    );
  });
});
