import type { SmsChoice } from "@jdj/contract/accounts/sms-choice";
import { at } from "@jdj/contract/paths/addresses";
import { displayPhone } from "@jdj/french/phone";
import words from "#app/ui/words.module.css";

type MessagesProps = {
  choice: SmsChoice;
  /** The number of the delivery: whoever has neither an address nor a proven number is written to there. */
  orderPhone: string;
};

/** Where the messages about an order arrive, and where that is changed. */
export function Messages({ choice, orderPhone }: MessagesProps) {
  const { email, wants_sms: isBySms, phone_number: proven } = choice;
  const phone = email === null ? (proven ?? orderPhone) : isBySms ? proven : null;
  return (
    <>
      {email === null ? null : (
        <>
          Par e-mail à <span className={words.breakAnywhere}>{email}</span>
        </>
      )}
      {phone === null ? null : (
        <>
          {email === null ? "Par SMS au " : ", et par SMS au "}
          <span className={words.nowrap}>{displayPhone(phone)}</span>
        </>
      )}
      . <a href={`${at("account")}#sms`}>{phone === null ? "Recevoir aussi des SMS" : "Changer"}</a>
    </>
  );
}
