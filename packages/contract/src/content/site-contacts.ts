/** The product's contacts, networks and app stores: from the settings, or as staff changed them. */
export interface SiteContacts {
  /** In display format, `+225 07 01 02 03 04`. */
  phone: string;
  email: string;
  networks: { name: string; url: string }[];
  /** Null for a store where the app is not. */
  stores: { android: string | null; ios: string | null };
  /** Where vendors request an account, when it is not our own form. */
  onboardingUrl: string | null;
  /** The address of an external chat, when it is not our own box. */
  webChatUrl: string | null;
}
