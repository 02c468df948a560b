import type { QuoteSide } from "@jdj/contract/quotes/quote-state";

/** A text that was sent and has not arrived; `key` names it for the server. */
type UnsentText = { key: string; text: string };

/** Prefixes of the keys in localStorage; each is deleted with its side's sign-out. */
const prefixes: Record<QuoteSide, string> = { customer: "jdj-chat", provider: "jdj-pro-chat" };

/** The most texts of one conversation that wait on a device. */
const MOST = 50;

/** What a conversation has on this device: the text in its input, and those that did not arrive. */
export interface UnsentStore {
  readDraft(): string;
  storeDraft(text: string): void;
  readWaiting(): UnsentText[];
  add(unsent: UnsentText): void;
  drop(key: string): void;
}

function isUnsentText(value: unknown): value is UnsentText {
  return (
    typeof value === "object" &&
    value !== null &&
    "key" in value &&
    typeof value.key === "string" &&
    "text" in value &&
    typeof value.text === "string"
  );
}

/**
 * The unsent texts of a conversation, shared by the tabs of a browser: each tab adds and removes its
 * own, and a text that two tabs send has one key. Where storage is refused they last as long as the
 * page. Files stay in the page only.
 */
export function unsentStore(side: QuoteSide, requestId: number): UnsentStore {
  const draftKey = `${prefixes[side]}-${requestId}-draft`;
  const waitingKey = `${prefixes[side]}-${requestId}-waiting`;

  function readWaiting(): UnsentText[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(waitingKey) ?? "[]");
      return Array.isArray(stored) ? stored.filter(isUnsentText).slice(0, MOST) : [];
    } catch {
      return []; // refused by the browser, or damaged
    }
  }

  function store(key: string, text: string): void {
    try {
      if (text === "") localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Full or refused.
    }
  }

  const storeWaiting = (unsent: UnsentText[]) =>
    store(waitingKey, unsent.length > 0 ? JSON.stringify(unsent) : "");

  return {
    readDraft() {
      try {
        return localStorage.getItem(draftKey) ?? "";
      } catch {
        return "";
      }
    },
    storeDraft: (text) => store(draftKey, text),
    readWaiting,
    add(unsent) {
      const others = readWaiting().filter(({ key }) => key !== unsent.key);
      storeWaiting([...others, unsent]);
    },
    drop(key) {
      storeWaiting(readWaiting().filter((unsent) => unsent.key !== key));
    },
  };
}
