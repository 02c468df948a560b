/** A text that a host may use as it is, worded for each channel. */
export interface ModelReference {
  code: string;
  name: string;
  /** For emails and WhatsApp: it may name the guest. */
  content: string;
  /** For a card that is shared with everybody: it names no guest. */
  social: string;
  /** In the alphabet of SMS (GSM 03.38), one segment of 160 once it is filled with usual names. */
  sms: string;
}

/** What a message is about, with its models. */
export interface CategoryReference {
  code: string;
  name: string;
  /** Codes of the types of event that it is offered to; null for all. */
  eventTypes: string[] | null;
  models: ModelReference[];
  /** The texts for events that are spoken of soberly. */
  soberModels?: ModelReference[];
}
