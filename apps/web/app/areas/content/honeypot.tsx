/** A hidden field that only robots fill in. `isHoneypotFilled()` reads it. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Ne remplissez pas cette case <input name="site_web" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
