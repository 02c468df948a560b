/** A box that nobody sees: only a robot fills it in. `isRobot()` of `robot.ts` reads it. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Ne remplissez pas cette case <input name="site_web" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
