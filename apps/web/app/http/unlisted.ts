/** The data of the error of a provider's page who is out of the directory for want of a listing. */
export const unlisted = "unlisted";
