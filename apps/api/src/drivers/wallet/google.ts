import { importPKCS8, SignJWT } from "jose";
import type { EntryPass, WalletDriver } from "./port.ts";

/** Where Google Wallet reads a signed pass: developers.google.com/wallet/tickets/events/use-cases/jwt. */
export const googleWallet = "https://pay.google.com/gp/v/save/";

/** Longer links are cut by some browsers, says Google (the same page): 1,800 characters. */
export const LINK_CHARACTERS = 1800;

interface GoogleAccount {
  /** The number of our account in the Google Wallet console. */
  issuerId: string;
  /** The address of the service account that may make passes for it. */
  account: string;
  /** Its private key, PKCS #8 in PEM. */
  privateKey: string;
  /** Where its links lead. */
  link: string;
}

const ALGORITHM = "RS256";
/** Indigo, as our cards' frames. */
const BACKGROUND = "#2B2F8F";

const inFrench = (value: string) => ({ defaultValue: { language: "fr", value } });

/** A text of at most so many characters, with an ellipsis when it was cut. */
function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

/**
 * A pass in Google's words: one class for the event and one object for the guest. Google makes the
 * class when the first guest saves a pass, and ignores it afterwards.
 * @param most how many characters of each name are kept
 */
export function passPayload(issuerId: string, pass: EntryPass, most: number) {
  const classId = `${issuerId}.${pass.eventKey}`;
  const place = pass.place === null ? null : inFrench(cut(pass.place, most));
  const start = pass.startsAt?.includes("T") ? pass.startsAt : null;
  return {
    eventTicketClasses: [
      {
        id: classId,
        issuerName: cut(pass.issuer, most),
        reviewStatus: "UNDER_REVIEW",
        eventName: inFrench(cut(pass.eventName, most)),
        hexBackgroundColor: BACKGROUND,
        ...(start === null ? {} : { dateTime: { start: `${start}:00Z` } }),
        ...(place === null ? {} : { venue: { name: place, address: place } }),
      },
    ],
    eventTicketObjects: [
      {
        id: `${issuerId}.${pass.key}`,
        classId,
        state: "ACTIVE",
        ticketHolderName: cut(pass.guestName, most),
        barcode: { type: "QR_CODE", value: pass.code },
        textModulesData: [{ id: "p", header: "Personnes", body: String(pass.people) }],
        ...(pass.lastDay === null
          ? {}
          : { validTimeInterval: { end: { date: `${pass.lastDay}T23:59:59Z` } } }),
      },
    ],
  };
}

/** Passes in Google Wallet: a link that contains the whole pass, signed by us. */
export function googleWalletDriver({
  issuerId,
  account,
  privateKey,
  link,
}: GoogleAccount): WalletDriver {
  const key = importPKCS8(privateKey, ALGORITHM);
  // A rejection is for whoever signs with it.
  key.catch(() => {});
  const addressWith = async (pass: EntryPass, most: number) => {
    const token = await new SignJWT({
      iss: account,
      aud: "google",
      typ: "savetowallet",
      origins: [],
      payload: passPayload(issuerId, pass, most),
    })
      .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
      .setIssuedAt()
      .sign(await key);
    return link + token;
  };
  return {
    async addressOf(pass) {
      // Each accent takes two bytes: names of a usual length are cut only where the link is too long.
      for (const most of [60, 40, 28]) {
        const address = await addressWith(pass, most);
        if (address.length <= LINK_CHARACTERS) return address;
      }
      return addressWith(pass, 16);
    },
  };
}
