/** The texts of a purpose: what its hosts do, then, below the guest's name, what it is about. */
export interface PurposeWords {
  lead: string;
  leadToYou: string;
  occasion: string;
  close: string;
  /** What follows those who invite in the subject of an email: « … vous invitent ». */
  title: string;
  /** What a sober email is, before the name of its event: « Faire-part ». */
  subject?: string;
}

/** A text of one host, and of several. */
export type OneOrSeveral = [one: string, several: string];
