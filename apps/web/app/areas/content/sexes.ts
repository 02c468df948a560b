/** How a form asks for the sex where the call takes M or F. */
export const newsletterSexes = [
  { value: "F", label: "Femme" },
  { value: "M", label: "Homme" },
];

/** How the contact form asks for it. */
export const contactSexes = [
  { value: "Femme", label: "Femme" },
  { value: "Homme", label: "Homme" },
];
