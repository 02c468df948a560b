import { describe, expect, it } from "vitest";
import { testApp } from "../testing/app.ts";
import { type CastMember, registerCouple, registrationForm } from "../testing/cast.ts";

const app = testApp();

/** No number begins so: its shape is right, and nobody has it. */
const nobodys = "+(225) 99 99 99 99 99";

type Form = (member: CastMember) => [method: string, path: string, body: unknown];

/** Forms with an empty name and a number that does not exist. */
const forms: [string, Form, string[]][] = [
  [
    "one of a couple",
    ({ eventId }) => [
      "POST",
      "/api/v1/marrieds/events",
      {
        event_id: eventId,
        married_id: 1,
        last_name: "",
        given_names: "Awa",
        phone_number_1: nobodys,
      },
    ],
    ["last_name", "phone_number_1"],
  ],
  [
    "a member of a committee",
    ({ eventId }) => [
      "POST",
      "/api/v1/restricted-committees/events-all",
      {
        event_id: eventId,
        members: [
          {
            restricted_committee_id: 1,
            civility: "M",
            last_name: "",
            given_names: "Yao",
            phone_number_1: nobodys,
            phone_number_2: "12",
          },
        ],
      },
    ],
    ["members.0.last_name", "members.0.phone_number_1", "members.0.phone_number_2"],
  ],
  [
    "guests",
    ({ eventId }) => [
      "POST",
      "/api/v1/guests-events-store",
      [
        {
          event_id: eventId,
          guest_id: 1,
          civility: "M",
          last_name: "Yao",
          given_names: "Koffi",
          email: "koffi@",
          phone_number_1: nobodys,
        },
      ],
    ],
    ["0.email", "0.phone_number_1"],
  ],
  [
    "an account",
    ({ customerId, email }) => [
      "PUT",
      `/api/v1/customers/${customerId}`,
      {
        last_name: "",
        given_names: "Awa",
        email,
        civility: "Mlle",
        dob: "1996-05-14",
        phone_number_1: nobodys,
      },
    ],
    ["last_name", "phone_number_1"],
  ],
  [
    "a profile",
    () => ["POST", "/api/v1/profile/update", { last_name: "", phone_number_1: nobodys }],
    ["last_name", "phone_number_1"],
  ],
  [
    "a registration",
    () => [
      "POST",
      "/api/v1/register",
      registrationForm({
        last_name: "",
        phone_number_1: nobodys,
        dob: "2020-01-01",
        wedding_date: "2050-01-01",
      }),
    ],
    ["dob", "last_name", "phone_number_1", "wedding_date"],
  ],
  [
    "a registration by phone",
    () => [
      "POST",
      "/api/v1/send-otp-web",
      registrationForm({ email: "", given_names: "", phone_number_1: nobodys }),
    ],
    ["given_names", "phone_number_1"],
  ],
  [
    "a message to the team",
    () => [
      "POST",
      "/api/v1/contact_us",
      {
        name: "",
        email: "awa@exemple.test",
        msg: "Bonjour",
        sexe: "Femme",
        phone_numbers: "9999999999, 9999999999",
      },
    ],
    ["name", "phone_numbers"],
  ],
];

describe("a form with several errors", () => {
  it.each(forms)(
    "about %s has them reported all at once, numbers included",
    async (_, form, fields) => {
      const member = await registerCouple(app);
      const [method, path, body] = form(member);
      const answer = await app.call(method, path, { token: member.token, body });
      const { errors } = answer.body as { errors: Record<string, string[]> };
      expect([answer.status, Object.keys(errors).sort()]).toEqual([422, fields]);
    },
  );

  it("is not read for a stranger", async () => {
    const [method, path, body] = forms[0]?.[1](await registerCouple(app)) ?? ["", "", {}];
    expect(await app.call(method, path, { body })).toMatchObject({ status: 401 });
  });
});
