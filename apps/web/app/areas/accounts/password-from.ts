/** A password as it was typed: spaces around it are part of it. Empty when it is missing. */
export function passwordFrom(form: FormData, name = "password"): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** A new password and its repetition. */
export function newPasswordFrom(form: FormData) {
  return {
    password: passwordFrom(form),
    password_confirmation: passwordFrom(form, "password_confirmation"),
  };
}
