import type { RespondingGuest } from "@jdj/contract/cards/responses";
import { describe, expect, it } from "vitest";
import { listedGuests } from "./listed-guests.ts";

const guests = Array.from({ length: 120 }, (_, at): RespondingGuest => {
  return {
    id: at + 1,
    civility: "M",
    last_name: "Koné",
    given_names: `Yao ${at}`,
    category: "Amis",
    phone_number_1: "+2250701020304",
    answer: at % 2 ? "yes" : "none",
    answered_at: null,
    companions: 0,
    companions_allowed: 0,
    invited_to: [],
    comes_to: [],
    replies: [],
    arrived_at: null,
  };
});

const listed = (query: string) => listedGuests(guests, new URLSearchParams(query));

describe("the list of answers", () => {
  it("is shown fifty at a time, and never past its end", () => {
    expect(listed("")).toMatchObject({ filter: null, page: 1, lastPage: 3, total: 120 });
    expect(listed("page=99")).toMatchObject({ page: 3 });
    expect(listed("page=99").guests).toHaveLength(20);
    expect(listed("page=-4")).toMatchObject({ page: 1 });
  });

  it("is filtered by one answer; an unknown filter is ignored", () => {
    expect(listed("reponse=none")).toMatchObject({ filter: "none", total: 60, lastPage: 2 });
    expect(listed("reponse=jamais")).toMatchObject({ filter: null });
  });
});
