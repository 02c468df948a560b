/** What an email to a vendor says. `{shop}` is the name of the shop. */
export interface VendorNotice {
  subject: string;
  heading: string;
  /** Before what the notice is about, or its reason. */
  paragraphs: readonly string[];
  /** After it. */
  after?: string;
  /** The text of the button. */
  action: string;
  /**
   * What its SMS says, without our name, to who asked for one; `{detail}` is what it is about. Undefined
   * where only an email is sent.
   */
  sms?: string;
}
