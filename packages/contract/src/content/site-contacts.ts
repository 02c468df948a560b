/** How the product is reached and where its apps are; told by settings. */
export interface SiteContacts {
  /** As it is shown, `+225 07 01 02 03 04`. */
  phone: string;
  email: string;
  networks: { name: string; url: string }[];
  stores: { android: string; ios: string };
  /** Where vendors ask for an account, when that is not our own form. */
  onboardingUrl: string | null;
  /** Another company's chat, when it is not our own box. */
  webChatUrl: string | null;
}
