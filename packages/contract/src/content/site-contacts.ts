/** The product's contacts and app stores; from the settings. */
export interface SiteContacts {
  /** In display format, `+225 07 01 02 03 04`. */
  phone: string;
  email: string;
  networks: { name: string; url: string }[];
  stores: { android: string; ios: string };
  /** Where vendors request an account, when it is not our own form. */
  onboardingUrl: string | null;
  /** The address of an external chat, when it is not our own box. */
  webChatUrl: string | null;
}
