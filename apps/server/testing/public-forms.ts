import { patterns } from "@jdj/contract/paths/addresses";

/** An address that no other form uses. */
function freshEmail(name = "awa"): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@exemple.test`;
}

/** A form of the public site, of signing in or of the account, as a browser posts it. */
export interface PublicForm {
  path: string;
  /** Whether somebody must be signed in to see it. */
  signedIn: boolean;
  /** Every field with a valid value; a new address each time. Null where a secret is needed. */
  filled: (() => Record<string, string>) | null;
  fields: string[];
  /** The fields that accept any text, including markup and emoji. */
  free: string[];
  /** The errors of an empty form, without script; null where nothing is required. */
  whenEmpty: string | null;
}

function form(given: Partial<PublicForm> & Pick<PublicForm, "path" | "fields">): PublicForm {
  return { signedIn: false, filled: null, free: [], whenEmpty: null, ...given };
}

const contact = () => ({
  name: "Adjoua Konan",
  email: freshEmail(),
  phone_1: "07 01 02 03 04",
  phone_2: "05 01 02 03 04",
  sexe: "Femme",
  msg: "Bonjour, ouvrez-vous le samedi ?",
});
const newsletter = () => ({
  newsletter_email: freshEmail(),
  newsletter_sexe: "F",
  newsletter_consent: "1",
});
const chat = () => ({ chat_name: "Yao", chat_email: freshEmail(), chat_msg: "Bonjour !" });
const application = () => ({
  company: "Les Saveurs de Tantie",
  contact_name: "Adjoua Konan",
  trade: "catering",
  town: "Yopougon",
  phone_number_code: "225",
  phone_number: "0701020304",
  email: freshEmail("saveurs"),
  presentation: "Cuisine ivoirienne.",
});

const sellerApplication = () => {
  const { trade: _, ...applicant } = application();
  return { ...applicant, goods: "jewellery" };
};

/** Every form of the public site and of the account. */
export const publicForms: PublicForm[] = [
  form({
    path: patterns.contact,
    filled: contact,
    fields: Object.keys(contact()),
    free: ["name", "msg"],
    whenEmpty: "Veuillez écrire votre message",
  }),
  form({
    path: "/newsletter",
    filled: newsletter,
    fields: Object.keys(newsletter()),
    whenEmpty: "Veuillez entrer votre adresse email",
  }),
  form({
    path: "/ecrivez-nous",
    filled: chat,
    fields: Object.keys(chat()),
    free: ["chat_name", "chat_msg"],
    whenEmpty: "Veuillez écrire votre message",
  }),
  form({
    path: "/onboarding",
    filled: application,
    fields: Object.keys(application()),
    free: ["company", "contact_name", "town", "presentation"],
    whenEmpty: "Veuillez entrer le nom de votre entreprise",
  }),
  form({
    path: "/shopping/supplier",
    filled: sellerApplication,
    fields: Object.keys(sellerApplication()),
    free: ["company", "contact_name", "town", "presentation"],
    whenEmpty: "Veuillez entrer le nom de votre entreprise",
  }),
  form({ path: "/newsletter/confirmation/1.aaaaaaaaaaaaaaaaaaaaaaaa", fields: [] }),
  form({ path: "/newsletter/depart/1.aaaaaaaaaaaaaaaaaaaaaaaa", fields: [] }),
  form({
    path: "/connexion",
    fields: ["email", "phone_number", "password", "mode"],
    whenEmpty: "Veuillez entrer une adresse email valide",
  }),
  form({
    path: "/inscription?mode=email",
    fields: ["email", "phone_number_1", "password", "given_names", "last_name", "dob"],
    whenEmpty: "Veuillez entrer votre prénom",
  }),
  form({ path: "/inscription/facebook", fields: ["email", "given_names", "last_name", "dob"] }),
  form({
    path: "/mot-de-passe-oublie",
    fields: ["email"],
    whenEmpty: "Veuillez entrer une adresse email valide",
  }),
  form({
    path: "/restauration-du-mot-de-passe/inconnu/awa@exemple.test",
    fields: ["password", "password_confirmation"],
    whenEmpty: "Le mot de passe doit contenir au moins 3 caractères",
  }),
  form({
    path: "/modification-infos-compte-de-mariage-cote-d-ivoire",
    signedIn: true,
    fields: ["civility", "last_name", "given_names", "email", "phone_number_1", "dob"],
    whenEmpty: "Veuillez entrer votre nom",
  }),
  form({
    path: "/fermeture-du-compte",
    signedIn: true,
    fields: ["password"],
    whenEmpty: "Veuillez entrer votre mot de passe",
  }),
  form({ path: "/deconnexion-d-appareil", signedIn: true, fields: ["session"] }),
  form({ path: "/renvoi-du-mail-d-activation", signedIn: true, fields: [] }),
  form({ path: "/deconnexion", fields: [] }),
];
