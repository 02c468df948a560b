/** A text that a host may take as it is, in the words of each way it may go. */
export interface ModelReference {
  code: string;
  name: string;
  /** For letters and WhatsApp: it may name the guest. */
  content: string;
  /** For a card that is shared with everybody: it names no guest. */
  social: string;
  /** In the alphabet of SMS (GSM 03.38), one part of 160 once it is filled with usual names. */
  sms: string;
}

/** What a message is about, with its models. */
export interface CategoryReference {
  code: string;
  name: string;
  /** Codes of the types of event that it is offered to; null for all. */
  eventTypes: string[] | null;
  models: ModelReference[];
}
